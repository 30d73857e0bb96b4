import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { listen } from './listen';
import { StartError } from '../errors/start-error';

const HOST = '127.0.0.1';

let taken: Server;
let port: number;

beforeAll(async () => {
  taken = createServer();
  port = await listen(taken, { port: 0, host: HOST }, () => undefined);
});

afterAll(async () => {
  taken.close();
  await once(taken, 'close');
});

describe('the listen function', () => {
  it('returns the port that the system chose and removes its listeners', () => {
    expect(taken.address()).toMatchObject({ address: HOST, port });
    expect(port).toBeGreaterThan(0);
    expect(taken.listenerCount('error')).toBe(0);
  });

  it('fails with the explanation if the port is taken', async () => {
    const failure = listen(createServer(), { port, host: HOST }, ({ code }) => `${port}: ${code}`);
    await expect(failure).rejects.toThrow(StartError);
    await expect(failure).rejects.toThrow(`${port}: EADDRINUSE`);
  });

  it("fails with the system's error without an explanation", async () => {
    const failure = listen(createServer(), { port, host: HOST }, () => undefined);
    await expect(failure).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await expect(failure).rejects.not.toThrow(StartError);
  });
});
