// Lines to other devices, without a server. Nothing here runs before somebody has tapped: then `offer` or `answer` makes the
// first peer. What the ends tell each other are texts that Python packs into a link; what they say then are texts too.
//
// `heard` is told of each end by its name:
//   "described", text    this end, once its addresses are known; it has to travel to the other one
//   "open"               texts can be sent
//   "text", text         one has come
//   "away", "back"       the other end is not heard, and heard again: the browser goes on trying by itself
//   "gone"               the end is of no use any more
const GATHERING = 3000; // milliseconds: a way out that never answers must not keep the others waiting
const LONGEST = 65536; // characters of a text: longer ones are none of ours
const WAITING = 1048576; // bytes that may wait to be sent, then the end is given up

/** @typedef {(name: string, what: string, text: string) => void} Heard */
/** @typedef {{peer: RTCPeerConnection, channel: RTCDataChannel, heard: Heard, own?: RTCSessionDescriptionInit}} End */
/** @type {Map<string, End>} */
const ends = new Map();

/** @param {string} name @param {Heard} heard */
function make(name, heard) {
  close(name);
  const peer = new RTCPeerConnection({ iceServers: [] });
  // a channel with a number that both know: nothing of it has to be told
  const channel = peer.createDataChannel("ribeira", { negotiated: true, id: 0 });
  const end = { peer, channel, heard };
  ends.set(name, end);
  channel.onopen = () => heard(name, "open", "");
  channel.onclose = () => gone(name, end);
  channel.onmessage = ({ data }) => {
    if (typeof data === "string" && data.length <= LONGEST) heard(name, "text", data);
    else gone(name, end);
  };
  peer.onconnectionstatechange = () => {
    const state = peer.connectionState;
    if (channel.readyState !== "open") {
      if (state === "failed" || state === "closed") gone(name, end);
    } else if (state === "connected") heard(name, "back", "");
    else if (state === "disconnected") heard(name, "away", ""); // "failed" too may heal
  };
  return end;
}

/** @param {string} name @param {End} end */
function gone(name, end) {
  if (ends.get(name) !== end) return;
  close(name);
  end.heard(name, "gone", "");
}

/** @param {RTCPeerConnection} peer @returns {Promise<void>} */
const gathered = (peer) => new Promise((done) => {
  const look = () => peer.iceGatheringState === "complete" && done();
  peer.addEventListener("icegatheringstatechange", look);
  setTimeout(done, GATHERING);
  look();
});

/** @param {string} name @param {End} end @param {() => Promise<string>} describe */
async function begin(name, end, describe) {
  try {
    const text = await describe();
    if (ends.get(name) === end) end.heard(name, "described", text);
  } catch {
    gone(name, end);
  }
}

/** @param {RTCPeerConnection} peer */
async function opened(peer) {
  await gathered(peer);
  return peer.localDescription?.sdp ?? "";
}

// Makes an end that waits for an answer.
/** @param {string} name @param {Heard} heard */
export function offer(name, heard) {
  const end = make(name, heard);
  begin(name, end, async () => {
    await end.peer.setLocalDescription();
    return opened(end.peer);
  });
}

// Answers the end of that text. With `later` it only says how it would, and starts nothing until `start`.
/** @param {string} name @param {string} text @param {boolean} later @param {Heard} heard */
export function answer(name, text, later, heard) {
  /** @type {End} */
  const end = make(name, heard);
  begin(name, end, async () => {
    await end.peer.setRemoteDescription({ type: "offer", sdp: text });
    if (later) {
      end.own = await end.peer.createAnswer();
      return end.own.sdp ?? "";
    }
    await end.peer.setLocalDescription();
    return opened(end.peer);
  });
}

/** @param {string} name */
export function start(name) {
  const end = ends.get(name);
  if (end?.own) end.peer.setLocalDescription(end.own).catch(() => gone(name, end));
}

// The answer to an offer has come.
/** @param {string} name @param {string} text */
export function accept(name, text) {
  const end = ends.get(name);
  end?.peer.setRemoteDescription({ type: "answer", sdp: text }).catch(() => gone(name, end));
}

/** @param {string} name @param {string} text */
export function send(name, text) {
  const end = ends.get(name);
  if (end?.channel.readyState !== "open") return;
  if (end.channel.bufferedAmount > WAITING) gone(name, end);
  else end.channel.send(text);
}

/** @param {string} name */
export function close(name) {
  const end = ends.get(name);
  ends.delete(name);
  end?.peer.close();
}
