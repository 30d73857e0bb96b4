import type { Server } from 'node:net';
import { StartError } from './start-error';

/** Where a server listens. */
export interface ListenAddress {
  /** 0 lets the system choose a free port. */
  port: number;
  /** All addresses of the machine when left out. */
  host?: string;
}

/**
 * Starts listening.
 * @param explain the Korean message for a failure that the settings caused; undefined for any
 *   other failure
 * @returns the port on which the server listens
 * @throws {StartError} with the explanation, or else the system's error
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
