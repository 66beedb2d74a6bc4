// Plays small sounds, which are computed instead of downloaded.
const LOUDNESS = 0.12;
const SILENCE = 0.001;

/** @type {AudioContext | undefined} */
let context;

/** @param {AudioContext} context @param {number} length water, or a stamp on paper */
function rush(context, length) {
  const { sampleRate } = context;
  const buffer = new AudioBuffer({ length: Math.ceil(length * sampleRate), sampleRate });
  let last = 0; // each sample leans on the one before, which takes the hiss away
  buffer.copyToChannel(new Float32Array(buffer.length).map(() => (last = 0.9 * last + 0.3 * (Math.random() - 0.5))), 0);
  return new AudioBufferSourceNode(context, { buffer });
}

/** @param {number[][]} notes of each its pitch in hertz (none: noise), and in seconds when it starts and how long it sounds */
export function play(notes) {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [pitch, start, length] of notes) {
    const voice = pitch ? new OscillatorNode(context, { type: "triangle", frequency: pitch }) : rush(context, length);
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(LOUDNESS, now + start);
    loudness.gain.exponentialRampToValueAtTime(SILENCE, now + start + length);
    voice.connect(loudness).connect(context.destination);
    voice.start(now + start);
    voice.stop(now + start + length);
  }
}
