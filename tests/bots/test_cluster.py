"""The arena on a cluster of Dask.

It needs Dask, which `make test-full` installs (tools/pins/peers.txt).
"""

import pytest

pytestmark = [pytest.mark.cpython_only, pytest.mark.full]

distributed = pytest.importorskip(
    "distributed", reason="Dask is not installed: `make .venv/peers.stamp`"
)

import ribeira  # noqa: E402


@pytest.fixture(scope="module")
def client():
    """A cluster of two workers, each a process on this machine."""
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client


def test_a_cluster_of_two_workers_gives_the_same_table(client, tmp_path):
    seats = ["good", "easy", "random"]
    wanted = ribeira.arena("douro", seats, games=24, processes=1)
    done = []
    table = ribeira.arena(
        "douro",
        seats,
        games=24,
        executor=client.get_executor(),
        results=tmp_path / "results.jsonl",
        progress=lambda over, *_: done.append(over),
    )
    assert table == wanted
    assert done == list(range(0, 25, 3))
    assert sorted(
        client.run(lambda: "ribeira.api.series" in __import__("sys").modules).values()
    ) == [
        True,
        True,
    ]
