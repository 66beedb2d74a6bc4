"""The lessons of 6 Castelos, in the order in which they are offered."""

from ribeira.games.castelos.learn import contracts_and_tracks, land_and_sale, workers_and_religion

LESSONS = (land_and_sale.LESSON, workers_and_religion.LESSON, contracts_and_tracks.LESSON)
