import type { Member } from '../../domain/members/member.entity';
import { buildMember, PASSWORD } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const logIn = ({ loginId }: Member, password = PASSWORD): string =>
  `logIn(input: { loginId: "${loginId}", password: "${password}" }) { viewer { id unreadNotificationCount } }`;

const LOG_OUT = 'logOut { viewer { id } }';

const CREATE =
  'createStudy(input: { title: "알고리즘", headcount: 4, content: "매주" }) { study { owner { id } viewerCanManage } }';

const createdBy = ({ id }: Member): object => ({ study: { owner: { id: String(id) }, viewerCanManage: true } });

/** Owners of all studies. */
async function owners(): Promise<number[]> {
  const rows = await app.sql<{ id: number }>('select owner_id as id from notice order by id');
  return rows.map(({ id }) => id);
}

describe('each of several mutations in one document uses the session as the previous one left it', () => {
  beforeEach(() => app.sql('delete from notice'));

  it('a visitor logs in and creates a study', async () => {
    const member = await buildMember(app.em());
    const client = app.visitor();
    const data = await client.data(`mutation { logIn: ${logIn(member)} study: ${CREATE} }`);
    expect(data).toEqual({
      logIn: { viewer: { id: String(member.id), unreadNotificationCount: 0 } },
      study: createdBy(member),
    });
    expect(await client.data('{ viewer { id } }')).toEqual({ viewer: { id: String(member.id) } });
  });

  it('a member logs in as another one, who creates a study', async () => {
    const [first, second] = [await buildMember(app.em()), await buildMember(app.em())];
    const client = await app.as(first);
    const data = await client.data(`mutation { mine: ${CREATE} ${logIn(second)} theirs: ${CREATE} }`);
    expect(data).toMatchObject({ mine: createdBy(first), theirs: createdBy(second) });
    expect(await owners()).toEqual([first.id, second.id]);
  });

  it('a member changes the password and creates a study', async () => {
    const member = await buildMember(app.em());
    const client = await app.as(member);
    const change = `changePassword(input: { currentPassword: "${PASSWORD}", newPassword: "another good password" }) { viewer { id } }`;
    expect(await client.data(`mutation { ${change} study: ${CREATE} }`)).toMatchObject({ study: createdBy(member) });
  });

  it.each<[what: string, leave: string]>([
    ['logging out', LOG_OUT],
    ['withdrawing', `withdraw(input: { password: "${PASSWORD}" }) { memberId }`],
  ])('nobody creates a study after %s', async (_what, leave) => {
    const client = await app.as(await buildMember(app.em()));
    const response = await client.graphql(`mutation { ${leave} study: ${CREATE} }`);
    expect(response.errors).toMatchObject([{ path: ['study'], extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(await owners()).toEqual([]);
    expect(await client.data('{ viewer { id } }')).toEqual({ viewer: null });
  });

  it('a member logs out and in again and stays logged in', async () => {
    const member = await buildMember(app.em());
    const client = await app.as(member);
    await client.data(`mutation { ${LOG_OUT} again: ${LOG_OUT} ${logIn(member)} study: ${CREATE} }`);
    expect(await owners()).toEqual([member.id]);
    expect(await client.data('{ viewer { id } }')).toEqual({ viewer: { id: String(member.id) } });
  });

  it('a member fails to log in and keeps the session', async () => {
    const [member, other] = [await buildMember(app.em()), await buildMember(app.em())];
    const client = await app.as(member);
    const response = await client.graphql(`mutation { mine: ${CREATE} ${logIn(other, 'wrong password')} }`);
    expect(response.errors?.[0]?.extensions.code).toBe('LOGIN_FAILED');
    expect(await client.data('{ viewer { id } }')).toEqual({ viewer: { id: String(member.id) } });
  });
});
