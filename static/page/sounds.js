// Plays small sounds, which are computed instead of downloaded.
const LOUDNESS = 0.12;
const SILENCE = 0.001;

/** @type {AudioContext | undefined} */
let context;

/** @param {number[][]} notes of each its pitch in hertz, and in seconds when it starts and how long it sounds */
export function play(notes) {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [pitch, start, length] of notes) {
    const voice = new OscillatorNode(context, { type: "triangle", frequency: pitch });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(LOUDNESS, now + start);
    loudness.gain.exponentialRampToValueAtTime(SILENCE, now + start + length);
    voice.connect(loudness).connect(context.destination);
    voice.start(now + start);
    voice.stop(now + start + length);
  }
}
