import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { until } from '../../test-kit/processes/until';
import { limitPipelining } from './pipelining-limit';

it('[SEC6] closes responses that wait behind another one with their connection', async () => {
  const responses: ServerResponse[] = [];
  let closed = 0;
  const server = createServer(
    limitPipelining((_req, res) => {
      responses.push(res);
      res.on('close', () => (closed += 1));
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3));
  await until(() => responses.length === 3, 5_000);
  socket.destroy();
  await until(() => closed === 3, 5_000);
  server.close();
});
