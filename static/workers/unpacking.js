// The snapshot is kept unpacked, so that later starts are quicker.

/**
 * What is kept of a response: nothing of one that failed.
 * @param {Request} request @param {Response} response
 */
export function asKept(request, response) {
  if (!response.ok) return null;
  if (!request.url.includes("/py/snapshot.bin") || !response.body) return response;
  const body = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, { headers: { "Content-Type": "application/octet-stream", Unpacked: "yes" } });
}
