import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Concurrent requests of one connection. Browsers and proxies send one after the other. */
const MAX_CONCURRENT_REQUESTS = 10;

/**
 * Closes a connection that sends many requests without waiting for responses. Node would handle all
 * of them, and hold in memory the responses that the client does not read.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  const concurrent = new WeakMap<Socket, Set<ServerResponse>>();
  return (req, res) => {
    const { socket } = req;
    const responses = concurrent.get(socket) ?? watchResponses(socket);
    concurrent.set(socket, responses);
    if (responses.size === MAX_CONCURRENT_REQUESTS) return void socket.destroy();
    responses.add(res);
    res.once('close', () => responses.delete(res));
    return listener(req, res);
  };
}

/**
 * Creates the set of a connection's responses, and closes those that are left when the connection
 * is closed. Not every version of Node closes the ones that wait behind another response, and they
 * would hold their room for ever.
 */
function watchResponses(socket: Socket): Set<ServerResponse> {
  const responses = new Set<ServerResponse>();
  socket.once('close', () => setImmediate(() => responses.forEach((res) => res.emit('close'))));
  return responses;
}
