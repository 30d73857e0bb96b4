import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readEnv } from '../../env';
import { seedDemo } from '../../dev-data/demo/seed-demo';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { INTEGRATORS } from '../../test-kit/catalogue/integrators-page';
import { buildAccessToken } from '../../test-kit/factories/factories';

/** Separator between the outputs of the commands. */
const SEPARATOR = '--- next ---';

/** Commands of the pages in order, with the JSON output that a page shows, if any. */
const STEPS = [...INTEGRATORS.matchAll(/```sh\n(.*?)```(?:\n\n```json\n(.*?)```)?/gs)].map(
  ([, command = '', output]) => ({
    command,
    output,
  }),
);

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await seedDemo(app.server.orm, readEnv({ NODE_ENV: 'test', DEMO: 'on' }));
}, 60_000);

afterAll(() => app.close());

/**
 * Names and types of a JSON value. Codes are compared by value; titles, ids and dates of the demo
 * are not.
 */
function shapeOf(value: unknown, name = ''): unknown {
  if (name === 'code' || name === 'status') return value;
  if (Array.isArray(value)) return value.map((each) => shapeOf(each));
  if (typeof value !== 'object' || value === null) return name === 'imageUrl' ? 'text or null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each, key)]));
}

it('every command of docs/integrators runs and has the output that the page shows', async () => {
  const script = STEPS.map(({ command }) => `${command}\necho; echo '${SEPARATOR}'`).join('\n');
  // The token of the first request. The tutorial creates and revokes its own one.
  const { token, secret } = await buildAccessToken(app.em());
  const env = { ...process.env, HANTEAM: app.url, TOKEN: secret };
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], { env });
  const outputs = stdout.split(SEPARATOR).map((text) => text.trim());
  expect(STEPS.filter(({ output }) => output !== undefined).length).toBeGreaterThanOrEqual(9);
  STEPS.forEach(({ command, output }, index) => {
    if (output === undefined) return;
    const actual: unknown = JSON.parse(outputs[index] ?? '');
    expect([command, shapeOf(actual)]).toEqual([command, shapeOf(JSON.parse(output))]);
  });
  expect(await app.sql('select id from access_token')).toEqual([{ id: token.id }]);
}, 30_000);
