"""The few small sounds: of each note the pitch in hertz, the start and the length in seconds."""

SOUNDS: dict[str, list[list[float]]] = {
    "card": [[190, 0, 0.07]],
    "reveal": [[260, 0, 0.08], [330, 0.09, 0.1]],
    "gain": [[392, 0, 0.12], [523, 0.1, 0.2]],
    "loss": [[233, 0, 0.15], [175, 0.12, 0.25]],
    "turn": [[440, 0, 0.12]],
    "end": [[392, 0, 0.2], [494, 0.18, 0.2], [587, 0.36, 0.45]],
}
