import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Maximum number of concurrent requests of a connection. Browsers and proxies send one after the
 * other.
 */
const MAX_CONCURRENT_REQUESTS = 10;

/**
 * Closes a connection that sends many requests without waiting for responses. Node would handle all
 * of them and keep their unread responses in memory.
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
 * Creates the set of a connection's responses. Closes the remaining ones with the connection,
 * because some versions of Node keep responses open that wait behind another one. Their quota would
 * never be released.
 */
function watchResponses(socket: Socket): Set<ServerResponse> {
  const responses = new Set<ServerResponse>();
  socket.once('close', () => setImmediate(() => responses.forEach((res) => res.emit('close'))));
  return responses;
}
