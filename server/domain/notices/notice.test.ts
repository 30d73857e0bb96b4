import type { TestClient } from '../../test/client';
import { buildApplication, buildComment, buildMember, buildProject, buildStudy } from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/harness';
import { BOTH_KINDS, GQL, KINDS, PROJECT_INPUT, STUDY_INPUT } from '../../test/operations';
import { graphqlOutcome } from '../../test/outcomes';
import { ApplicationStatus } from '../applications/application.entity';
import type { Member } from '../members/member.entity';
import type { Notice } from './notice.entity';

let app: TestApp;
let owner: Member;
let ownerClient: TestClient;
let student: Member;
let studentClient: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  const em = app.em();
  owner = await buildMember(em);
  student = await buildMember(em);
  ownerClient = await app.as(owner);
  studentClient = await app.as(student);
});

afterAll(() => app.close());

const DETAIL = `kind title content recruitNumber recruiting university viewerHasFavourited owner { id nickName imageUrl }`;
const PROJECT_DETAIL = `${DETAIL} field techStack frontendNumber backendNumber designerNumber
  roles { role headcount approved }`;

describe('over GraphQL', () => {
  it('a project is created with all fields', async () => {
    const { createProject } = await ownerClient.data<{ createProject: object }>(
      `mutation ($input: ProjectInput!) { createProject(input: $input) { ${PROJECT_DETAIL} } }`,
      { input: PROJECT_INPUT },
    );
    expect(createProject).toEqual({
      kind: 'PROJECT',
      ...PROJECT_INPUT,
      recruiting: true,
      university: '한빛대학교',
      viewerHasFavourited: false,
      owner: { id: String(owner.id), nickName: owner.nickName, imageUrl: null },
      roles: ['FRONTEND', 'BACKEND', 'DESIGNER'].map((role) => ({ role, headcount: 2, approved: 0 })),
    });
  });

  it('a study is created with all fields', async () => {
    const { createStudy } = await ownerClient.data<{ createStudy: object }>(
      `mutation ($input: StudyInput!) { createStudy(input: $input) { ${DETAIL} } }`,
      { input: STUDY_INPUT },
    );
    expect(createStudy).toMatchObject({ kind: 'STUDY', ...STUDY_INPUT, recruiting: true });
  });

  it('an edit returns the changed notice, and leaves its state, owner and date unchanged', async () => {
    const project = await buildProject(app.em(), { owner, recruiting: false });
    const before = await app.sql('select * from notice where id = ?', [project.id]);
    const { updateProject } = await ownerClient.data<{ updateProject: object }>(
      `mutation ($id: ID!, $input: ProjectInput!) { updateProject(id: $id, input: $input) { ${PROJECT_DETAIL} } }`,
      { id: project.id, input: { ...PROJECT_INPUT, title: '고친 제목' } },
    );
    expect(updateProject).toMatchObject({ ...PROJECT_INPUT, title: '고친 제목', recruiting: false });
    const [after] = await app.sql<Record<string, unknown>>('select * from notice where id = ?', [project.id]);
    const { owner_id, created_at, school_key, kind } = after ?? {};
    expect(before).toMatchObject([{ owner_id, created_at, school_key, kind }]);
  });

  it.each(['project', 'study', 'notice'])('%s(id) finds only notices of its kind', async (field) => {
    const project = await buildProject(app.em());
    const study = await buildStudy(app.em());
    const find = (id: unknown) => graphqlOutcome(ownerClient, `query ($id: ID!) { ${field}(id: $id) { id } }`, { id });
    expect(await find(project.id)).toBe(field === 'study' ? 'NOT_FOUND' : 'OK');
    expect(await find(study.id)).toBe(field === 'project' ? 'NOT_FOUND' : 'OK');
    for (const id of ['abc', '0', '-1', '1.5', '01', '１', '1;DROP', '2147483648', '99999999999999999999', '']) {
      expect([id, await find(id)]).toEqual([id, 'NOT_FOUND']);
    }
  });
});

describe.each(BOTH_KINDS)('a %s', (kind) => {
  const { update, input, apply } = KINDS[kind];
  const build = kind === 'PROJECT' ? buildProject : buildStudy;
  let notice: Notice;

  beforeEach(async () => {
    notice = await build(app.em(), { owner });
  });

  const id = () => ({ id: notice.id });
  const rows = (table: string) => app.sql(`select 1 from ${table} where notice_id = ?`, [notice.id]);

  it('cannot be edited as one of the other kind', async () => {
    const other = kind === 'PROJECT' ? KINDS.STUDY : KINDS.PROJECT;
    expect(await graphqlOutcome(ownerClient, other.update, { ...id(), input: other.input })).toBe('NOT_FOUND');
  });

  it('is closed for good: closing again is refused, and an edit does not reopen it', async () => {
    const { closeNotice } = await ownerClient.data<{ closeNotice: object }>(GQL.close, id());
    expect(closeNotice).toEqual({ id: String(notice.id), recruiting: false });
    expect(await graphqlOutcome(ownerClient, GQL.close, id())).toBe('ALREADY_CLOSED');
    expect(await graphqlOutcome(ownerClient, update, { ...id(), input })).toBe('OK');
    const shown = await ownerClient.data(`query ($id: ID!) { notice(id: $id) { recruiting } }`, id());
    expect(shown).toEqual({ notice: { recruiting: false } });
  });

  it('accepts everything but applications after it was closed [B7 B8]', async () => {
    const applications = [];
    for (let count = 0; count < 2; count += 1) applications.push(await buildApplication(app.em(), { notice }));
    const own = await buildApplication(app.em(), { notice, applicant: student });
    await ownerClient.data(GQL.close, id());
    const another = await app.as(await buildMember(app.em()));
    expect(await graphqlOutcome(another, GQL.apply, { ...id(), input: apply })).toBe('RECRUITMENT_CLOSED');
    expect(await graphqlOutcome(another, GQL.comment, { ...id(), input: { comment: '아쉬워요.' } })).toBe('OK');
    expect(await graphqlOutcome(another, GQL.favourite, id())).toBe('OK');
    expect(await graphqlOutcome(another, GQL.unfavourite, id())).toBe('OK');
    expect(await graphqlOutcome(ownerClient, GQL.approve, { id: applications[0]?.id })).toBe('OK');
    expect(await graphqlOutcome(ownerClient, GQL.deny, { id: applications[1]?.id })).toBe('OK');
    expect(await graphqlOutcome(studentClient, GQL.cancel, { id: own.id })).toBe('OK');
    expect(await graphqlOutcome(studentClient, GQL.apply, { ...id(), input: apply })).toBe('RECRUITMENT_CLOSED');
  });

  it('is deleted with all rows that refer to it [B7]', async () => {
    for (const status of Object.values(ApplicationStatus)) await buildApplication(app.em(), { notice, status });
    await buildComment(app.em(), { notice });
    await studentClient.data(GQL.favourite, id());
    await studentClient.data(GQL.apply, { ...id(), input: apply });
    expect(await rows('notification')).toHaveLength(1);
    expect(await ownerClient.data(GQL.remove, id())).toEqual({ deleteNotice: String(notice.id) });
    for (const table of ['application', 'comment', 'favourite', 'notification']) {
      expect([table, await rows(table)]).toEqual([table, []]);
    }
    expect(await graphqlOutcome(studentClient, GQL.notice, id())).toBe('NOT_FOUND');
    expect(await graphqlOutcome(studentClient, GQL.apply, { ...id(), input: apply })).toBe('NOT_FOUND');
    expect(await graphqlOutcome(ownerClient, GQL.remove, id())).toBe('NOT_FOUND');
    expect(await graphqlOutcome(ownerClient, GQL.close, id())).toBe('NOT_FOUND');
  });

  it('is deleted alone: other notices and the rows that refer to them remain', async () => {
    const other = await build(app.em(), { owner });
    await buildApplication(app.em(), { notice: other, applicant: student });
    await buildComment(app.em(), { notice: other, author: student });
    await studentClient.data(GQL.favourite, { id: other.id });
    await ownerClient.data(GQL.remove, id());
    for (const table of ['application', 'comment', 'favourite']) {
      expect(await app.sql(`select 1 from ${table} where notice_id = ?`, [other.id])).toHaveLength(1);
    }
  });

  it('leaves only the notification of its deletion', async () => {
    await studentClient.data(GQL.favourite, id());
    await ownerClient.data(GQL.close, id());
    await ownerClient.data(GQL.remove, id());
    const remaining = await app.sql('select kind, notice_id from notification where notice_title = ?', [notice.title]);
    expect(remaining).toEqual([{ kind: 'NOTICE_DELETED', notice_id: null }]);
  });

  it.each([
    ['the owner', () => ownerClient, true],
    ['anybody else', () => studentClient, false],
  ])('has a viewerCanManage for %s that agrees with the mutations', async (_name, client, can) => {
    const { notice: shown } = await client().data<{ notice: { viewerCanManage: boolean } }>(
      `query ($id: ID!) { notice(id: $id) { viewerCanManage } }`,
      id(),
    );
    expect(shown.viewerCanManage).toBe(can);
    const outcome = can ? 'OK' : 'FORBIDDEN';
    expect(await graphqlOutcome(client(), update, { ...id(), input })).toBe(outcome);
    expect(await graphqlOutcome(client(), GQL.close, id())).toBe(outcome);
    expect(await graphqlOutcome(client(), GQL.remove, id())).toBe(outcome);
  });
});

it('a notice has the counts of its applications, comments and favourites', async () => {
  const study = await buildStudy(app.em(), { owner });
  await buildApplication(app.em(), { notice: study, status: ApplicationStatus.APPROVED });
  await buildApplication(app.em(), { notice: study });
  await buildComment(app.em(), { notice: study });
  await studentClient.data(GQL.favourite, { id: study.id });
  const query = `query ($id: ID!) { notice(id: $id) { approvedCount applicationCount commentCount favouriteCount } }`;
  const counts = { approvedCount: 1, commentCount: 1, favouriteCount: 1 };
  const seenByOwner = await ownerClient.data(query, { id: study.id });
  const seenByStudent = await studentClient.data(query, { id: study.id });
  expect(seenByOwner).toEqual({ notice: { ...counts, applicationCount: 2 } });
  expect(seenByStudent).toEqual({ notice: { ...counts, applicationCount: null } });
});
