"""From a `Message` to a sentence. This room knows the core and the catalogues, and nothing else."""
