import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Concurrent requests of one connection. Browsers and proxies send one after the other. */
const MAX_CONCURRENT_REQUESTS = 10;

/**
 * Closes a connection that sends many requests without waiting for responses. Node would handle all of them, and hold in
 * memory the responses that the client does not read.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  const concurrent = new WeakMap<Socket, { requests: number }>();
  return (req, res) => {
    const { socket } = req;
    const count = concurrent.get(socket) ?? { requests: 0 };
    if (count.requests === MAX_CONCURRENT_REQUESTS) return void socket.destroy();
    if (!concurrent.has(socket)) concurrent.set(socket, count);
    count.requests += 1;
    res.once('close', () => {
      count.requests -= 1;
    });
    return listener(req, res);
  };
}
