import { readEnv } from '../../env';
import { seedDemo } from '../../dev-data/demo/seed-demo';
import { buildMember } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { SECRET } from '../../test-kit/app/secret';

const QUERY = '{ demoAccounts { loginId password nickName role } }';

interface Offered {
  demoAccounts: { loginId: string; password: string; nickName: string; role: string }[];
}

const offered = async (app: TestApp): Promise<Offered['demoAccounts']> =>
  (await app.visitor().data<Offered>(QUERY)).demoAccounts;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ DEMO: 'on' });
});

afterAll(() => app.close());

it('a real member with a login id of the demo is not offered to anybody', async () => {
  await buildMember(app.em(), { loginId: 'minji', university: '한팀대학교' });
  expect(await offered(app)).toEqual([]);
});

describe('the demo accounts', () => {
  beforeAll(async () => {
    await app.sql('delete from member');
    await seedDemo(app.server.orm, readEnv({ NODE_ENV: 'test', DEMO: 'on' }));
  });

  it('are offered to visitors and can log in', async () => {
    const accounts = await offered(app);
    expect(accounts.map(({ nickName, role }) => [nickName, role])).toEqual([
      ['민지', 'OWNER'],
      ['준호', 'APPLICANT'],
    ]);
    for (const { loginId, password } of accounts) await app.visitor().logIn(loginId, password);
  });

  it.each([
    ['without DEMO', { DEMO: 'off' }],
    ['in production', { DEMO: 'on', NODE_ENV: 'production', SESSION_SECRET: SECRET, THROTTLE: 'on' }],
  ])('are not offered %s', async (_where, settings) => {
    const other = await startTestApp(settings, app);
    expect(await offered(other)).toEqual([]);
    await other.close();
  });
});
