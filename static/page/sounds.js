// A few small sounds, computed instead of downloaded. Off unless the settings ask for them.
/** @type {Record<string, [pitch: number, start: number, length: number][]>} */
const NOTES = {
  card: [[190, 0, 0.07]],
  reveal: [[260, 0, 0.08], [330, 0.09, 0.1]],
  gain: [[392, 0, 0.12], [523, 0.1, 0.2]],
  loss: [[233, 0, 0.15], [175, 0.12, 0.25]],
  turn: [[440, 0, 0.12]],
  end: [[392, 0, 0.2], [494, 0.18, 0.2], [587, 0.36, 0.45]],
};

/** @type {AudioContext | undefined} */
let context;

ribeira.sound = (name) => {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [pitch, start, length] of NOTES[name] ?? []) {
    const voice = new OscillatorNode(context, { type: "triangle", frequency: pitch });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0.12, now + start);
    loudness.gain.exponentialRampToValueAtTime(0.001, now + start + length);
    voice.connect(loudness).connect(context.destination);
    voice.start(now + start);
    voice.stop(now + start + length);
  }
};
