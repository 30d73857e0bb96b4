import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that one connection may have under way at once. Browsers and proxies send one after the other. */
const MOST = 10;

/**
 * Hangs up on a connection that sends request upon request without waiting for answers: Node would answer them all, and
 * keep in memory what their sender does not read.
 */
export function refusePipelines(listener: RequestListener): RequestListener {
  const underWay = new WeakMap<Socket, number>();
  return (req, res) => {
    const { socket } = req;
    const count = (underWay.get(socket) ?? 0) + 1;
    if (count > MOST) return void socket.destroy();
    underWay.set(socket, count);
    res.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    return listener(req, res);
  };
}
