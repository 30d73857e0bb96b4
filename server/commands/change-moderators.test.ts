import { Member } from '../domain/members/member.entity';
import { buildBlock, buildMember } from '../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../test-kit/app/test-app';
import { addModerator, listModerators, removeModerator } from './change-moderators';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

it('adds a moderator whom nobody can block, lists moderators, and removes one', async () => {
  const member = await buildMember(app.em(), { loginId: 'Moderator.Min' });
  await buildBlock(app.em(), { blocked: await app.em().findOneOrFail(Member, member.id) });
  const { university } = await addModerator(app.databaseUrl, 'moderator.min');
  expect(university).toBe(member.university);
  expect(await app.sql('select 1 from member_block where blocked_id = ?', [member.id])).toEqual([]);
  const client = await app.as(member);
  expect(await client.data('{ viewer { canModerate } }')).toEqual({ viewer: { canModerate: true } });
  expect((await listModerators(app.databaseUrl)).map(({ loginId }) => loginId)).toEqual(['Moderator.Min']);
  await removeModerator(app.databaseUrl, 'Moderator.Min');
  expect(await client.data('{ viewer { canModerate } moderation { openCount } }')).toEqual({
    viewer: { canModerate: false },
    moderation: null,
  });
  expect(await listModerators(app.databaseUrl)).toEqual([]);
});

it('refuses an unknown login id', async () => {
  await expect(addModerator(app.databaseUrl, 'nobody-at-all')).rejects.toThrow('회원이 없어요');
  await expect(removeModerator(app.databaseUrl, 'nobody-at-all')).rejects.toThrow('회원이 없어요');
});
