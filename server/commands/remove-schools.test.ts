import { createDiskStore } from '../domain/pictures/disk-store';
import type { FileStore } from '../platform/files/file-store';
import type { Member } from '../domain/members/member.entity';
import { AppointedRole } from '../domain/operators/appointment.entity';
import { OPERATOR_GQL, OWN_OPERATOR, toSchoolId } from '../domain/operators/operator.testing';
import { GQL } from '../test-kit/clients/graphql-operations';
import { expectCorrectCounters } from '../test-kit/database/counters';
import {
  buildApplication,
  buildComment,
  buildMember,
  buildProject,
  buildStudy,
  makeOperator,
} from '../test-kit/factories/factories';
import { makeTempFolder } from '../test-kit/processes/temp-folder';
import { startTestApp, type TestApp } from '../test-kit/app/test-app';
import { changeRoleOf } from './change-roles';
import { measureRemoval, removeSchools } from './remove-schools';

let app: TestApp;
let pictures: FileStore;

beforeAll(async () => {
  pictures = await createDiskStore(makeTempFolder('removed-schools'));
});

beforeEach(async () => {
  app = await startTestApp();
});

afterEach(() => app.close());

const run = (school: string, others: boolean) =>
  removeSchools({ databaseUrl: app.databaseUrl, pictures }, { school, others });

const size = (school: string, others: boolean) => measureRemoval(app.databaseUrl, { school, others });

/** A school with a moderator, a notice with a comment and an application, and a report. */
async function buildSchool(university: string): Promise<Member> {
  const em = app.em();
  const [owner, other] = [await buildMember(em, { university }), await buildMember(em, { university })];
  const notice = await buildStudy(em, { owner });
  await buildProject(em, { owner: other });
  await buildComment(em, { notice, author: other });
  await buildApplication(em, { notice, applicant: other });
  await changeRoleOf(app.databaseUrl, { loginId: owner.loginId, role: AppointedRole.MODERATOR, appointed: true });
  const operator = await app.as(await makeOperator(em, owner));
  const schoolId = toSchoolId(owner.schoolKey);
  await operator.data(OPERATOR_GQL.updateSchoolOperator, { input: { schoolId, ...OWN_OPERATOR } });
  const input = { target: 'NOTICE', targetId: notice.id, reason: 'SPAM' };
  await (await app.as(other)).data(GQL.report, { input });
  return owner;
}

/** Number of rows of each table with a school, by the key of the school. */
async function countRows(): Promise<Record<string, number>> {
  const tables = ['member', 'notice', 'notice_total', 'moderation_case', 'appointment', 'school_operator'];
  const [row] = await app.sql<{ counts: Record<string, number> }>(
    `select json_object_agg(school_key, rows) as counts from (
       select school_key, count(*)::int as rows from (
         ${tables.map((table) => `select school_key from ${table}`).join(' union all ')}
       ) everything group by school_key
     ) counted`,
  );
  return row?.counts ?? {};
}

it('[OP6] removes a school with all its rows, and leaves the others as they were', async () => {
  const owner = await buildSchool('한빛대학교');
  await buildSchool('두빛대학교');
  const client = await app.as(owner);
  const before = await countRows();
  expect(await size('한빛 대학교', false)).toEqual({ members: 2, notices: 2 });
  await run('한빛 대학교', false);
  expect(await countRows()).toEqual({ 두빛대학교: before['두빛대학교'] });
  expect(await size('한빛대학교', false)).toEqual({ members: 0, notices: 0 });
  await expectCorrectCounters(app);
  expect(await client.data('{ viewer { id } }')).toEqual({ viewer: null });
});

it('[OP6] keeps one school and removes all others', async () => {
  await buildSchool('한빛대학교');
  for (const school of ['두빛대학교', '세빛대학교']) await buildSchool(school);
  const before = await countRows();
  expect(await size('한빛대학교', true)).toEqual({ members: 4, notices: 4 });
  await run('한빛대학교', true);
  expect(await countRows()).toEqual({ 한빛대학교: before['한빛대학교'] });
  await expectCorrectCounters(app);
});

it('[OP6] leaves the comments of members who moved to the school, without their author', async () => {
  await buildSchool('한빛대학교');
  const moved = await buildMember(app.em(), { university: '두빛대학교' });
  const notice = await buildStudy(app.em(), { owner: await buildMember(app.em(), { university: '한빛대학교' }) });
  await buildComment(app.em(), { notice, author: moved, text: '옮기기 전에 쓴 댓글' });
  await run('두빛대학교', false);
  expect(await app.sql('select author_id from comment where text = ?', ['옮기기 전에 쓴 댓글'])).toEqual([
    { author_id: null },
  ]);
  await expectCorrectCounters(app);
});

it('[OP6] deletes the pictures, and forbids deletions from the log again', async () => {
  const owner = await buildSchool('한빛대학교');
  const name = await pictures.save(Buffer.from('picture'));
  await app.sql('update member set picture = ? where id = ?', [name, owner.id]);
  await buildSchool('두빛대학교');
  await run('한빛대학교', false);
  expect(await pictures.read(name)).toBeNull();
  for (const log of ['appointment', 'moderation_entry', 'school_operator'])
    await expect(app.sql(`delete from ${log}`)).rejects.toThrow();
});
