import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { type ServerProcess, serve } from '../../test-kit/processes/server-process';
import { until } from '../../test-kit/processes/until';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Log lines that contain the setting. */
const linesOf = (server: ServerProcess): unknown[] =>
  server.log().filter(({ msg }) => String(msg).includes('TRUST_PROXY'));

async function withServer(publicUrl: string, work: (server: ServerProcess) => Promise<void>): Promise<void> {
  const server = await serve(app, { PUBLIC_URL: publicUrl, TRUST_PROXY: '1' });
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}

/** Sends requests over both APIs like a proxy with this protocol. */
async function sendRequests({ url }: ServerProcess, protocol: string): Promise<void> {
  const headers = { 'x-forwarded-proto': protocol };
  for (const path of ['/api/members/profile', '/graphql', '/api/studies']) await fetch(url + path, { headers });
}

it('[O12] reports requests over http once if PUBLIC_URL is https, with the settings to check', async () => {
  await withServer('https://hanteam.example', async (server) => {
    for (const path of ['/livez', '/readyz']) expect(await server.status(path)).toBe(200);
    await sendRequests(server, 'https');
    expect(linesOf(server)).toEqual([]);
    await sendRequests(server, 'http');
    await until(() => linesOf(server).length > 0, 5_000);
    await server.stop();
    expect(linesOf(server)).toEqual([
      expect.objectContaining({
        level: 40,
        trustProxy: 1,
        msg: expect.stringContaining('X-Forwarded-Proto') as string,
      }),
    ]);
  });
});

it('[O12] reports no requests over http if PUBLIC_URL is http', async () => {
  await withServer('http://hanteam.example', async (server) => {
    await sendRequests(server, 'http');
    await server.stop();
    expect(linesOf(server)).toEqual([]);
  });
});
