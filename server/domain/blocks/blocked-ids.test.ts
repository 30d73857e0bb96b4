import { expectCorrectCounters } from '../../test-kit/database/counters';
import { buildMember } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const buildMemberId = async (): Promise<number> => (await buildMember(app.em())).id;

it('the rows of both members contain each other’s id while one blocks the other', async () => {
  const [one, two, three, four] = [
    await buildMemberId(),
    await buildMemberId(),
    await buildMemberId(),
    await buildMemberId(),
  ];
  const block = (blocker: number, blocked: number) =>
    app.sql('insert into member_block (blocker_id, blocked_id) values (?, ?)', [blocker, blocked]);
  const unblock = (blocker: number, blocked: number) =>
    app.sql('delete from member_block where (blocker_id, blocked_id) = (?, ?)', [blocker, blocked]);
  await block(one, two);
  await block(two, one);
  await block(three, one);
  await expectCorrectCounters(app);
  await block(three, four);
  await block(two, four);
  await unblock(one, two);
  await unblock(three, one);
  await expectCorrectCounters(app);
  await unblock(two, one);
  await app.sql('delete from member where id = ?', [four]);
  await expectCorrectCounters(app);
  expect(await app.sql(`select id from member where blocked_ids <> '{}'`)).toEqual([]);
});
