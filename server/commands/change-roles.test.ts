import { Member } from '../domain/members/member.entity';
import { AppointedRole } from '../domain/operators/appointment.entity';
import { buildBlock, buildMember } from '../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../test-kit/app/test-app';
import { changeRoleOf, listRole } from './change-roles';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const { MODERATOR, OPERATOR } = AppointedRole;

const change = (loginId: string, role: AppointedRole, appointed: boolean) =>
  changeRoleOf(app.databaseUrl, { loginId, role, appointed });

const namesOf = async (role: AppointedRole) => (await listRole(app.databaseUrl, role)).map(({ loginId }) => loginId);

it('adds a moderator whom nobody can block, lists moderators, and removes one', async () => {
  const member = await buildMember(app.em(), { loginId: 'Moderator.Min' });
  await buildBlock(app.em(), { blocked: await app.em().findOneOrFail(Member, member.id) });
  expect(await change('moderator.min', MODERATOR, true)).toBe(member.university);
  expect(await app.sql('select 1 from member_block where blocked_id = ?', [member.id])).toEqual([]);
  const client = await app.as(member);
  expect(await client.data('{ viewer { canModerate } }')).toEqual({ viewer: { canModerate: true } });
  expect(await namesOf(MODERATOR)).toEqual(['Moderator.Min']);
  await change('Moderator.Min', MODERATOR, false);
  expect(await client.data('{ viewer { canModerate } moderation { openCount } }')).toEqual({
    viewer: { canModerate: false },
    moderation: null,
  });
  expect(await namesOf(MODERATOR)).toEqual([]);
});

it('adds, lists and removes an operator', async () => {
  const client = await app.as(await buildMember(app.em(), { loginId: 'operator-oh' }));
  const canOperate = async () => client.data('{ viewer { canOperate canModerate } }');
  await change('operator-oh', OPERATOR, true);
  expect(await canOperate()).toEqual({ viewer: { canOperate: true, canModerate: false } });
  expect(await namesOf(OPERATOR)).toEqual(['operator-oh']);
  await change('operator-oh', OPERATOR, false);
  expect(await canOperate()).toEqual({ viewer: { canOperate: false, canModerate: false } });
  expect(await namesOf(OPERATOR)).toEqual([]);
});

it('logs each change of a role once, without an actor', async () => {
  const { id, schoolKey } = await buildMember(app.em(), { loginId: 'logged' });
  for (const appointed of [true, true, false, false]) {
    await change('logged', MODERATOR, appointed);
    await change('logged', OPERATOR, appointed);
  }
  const log = await app.sql(
    'select role, school_key, appointed, actor_id from appointment where member_id = ? order by id',
    [id],
  );
  expect(log).toEqual([
    { role: 'MODERATOR', school_key: schoolKey, appointed: true, actor_id: null },
    { role: 'OPERATOR', school_key: null, appointed: true, actor_id: null },
    { role: 'MODERATOR', school_key: schoolKey, appointed: false, actor_id: null },
    { role: 'OPERATOR', school_key: null, appointed: false, actor_id: null },
  ]);
});

it.each([MODERATOR, OPERATOR])('refuses an unknown login id for the role %s', async (role) => {
  for (const appointed of [true, false]) {
    await expect(change('nobody-at-all', role, appointed)).rejects.toThrow('회원이 없어요');
  }
});
