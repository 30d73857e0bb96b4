import { once } from 'node:events';
import { createServer, type AddressInfo, Socket } from 'node:net';
import { createMaintenancePool } from './pool';

describe('[SEC5] a pool whose statements have no timeout', () => {
  it('fails if the host does not respond, and probes silent connections', async () => {
    const accepted: Socket[] = [];
    const silent = createServer((socket) => void accepted.push(socket.on('error', () => undefined)));
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const keepAlive = jest.spyOn(Socket.prototype, 'setKeepAlive');
    const pool = createMaintenancePool(`postgres://nobody@127.0.0.1:${port}/none`);
    await expect(pool.query('select 1')).rejects.toThrow(/timeout/);
    expect(keepAlive).toHaveBeenCalledWith(true, 10_000);
    keepAlive.mockRestore();
    await pool.end();
    for (const socket of accepted) socket.destroy();
    silent.close();
  });
});
