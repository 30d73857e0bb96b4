import type { Server } from 'node:net';
import { StartError } from '../errors/start-error';

/** Address of a server. */
export interface ListenAddress {
  /** 0 for a free port that the system chooses. */
  port: number;
  /** Defaults to all addresses of the machine. */
  host?: string;
}

/**
 * Starts listening.
 * @param explain returns the Korean message for a failure caused by the settings, or undefined for
 *   any other
 * @returns the server's port
 * @throws {StartError} with the explanation, otherwise the system's error
 */
export async function listen(
  server: Server,
  { port, host }: ListenAddress,
  explain: (error: NodeJS.ErrnoException) => string | undefined,
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      const message = explain(error);
      reject(message === undefined ? error : new StartError(message));
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve();
    });
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
