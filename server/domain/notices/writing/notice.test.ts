import type { TestClient } from '../../../test-kit/clients/client';
import {
  buildApplication,
  buildComment,
  buildMember,
  buildProject,
  buildStudy,
} from '../../../test-kit/factories/factories';
import { asInput } from '../../../test-kit/clients/graphql-inputs';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { BOTH_KINDS, GQL, KINDS, PROJECT_INPUT, STUDY_INPUT } from '../../../test-kit/clients/graphql-operations';
import { graphqlOutcome, queryOutcome } from '../../../test-kit/clients/outcomes';
import { ApplicationStatus } from '../../applications/application.entity';
import type { Member } from '../../members/member.entity';
import type { Notice } from '../notice.entity';
import { Role } from '../../profiles/role.entity';

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

const DETAIL = `kind title content headcount recruiting school { name } viewerHasFavourited owner { id nickName imageUrl }`;
const PROJECT_DETAIL = `${DETAIL} field techStack roles { role headcount approved }`;

/** Content of a project's input that the fields show unchanged. */
const { roles: _roles, ...PROJECT_TEXTS } = asInput(PROJECT_INPUT);

describe('over GraphQL', () => {
  it('a project is created with all fields', async () => {
    const { createProject } = await ownerClient.data<{ createProject: object }>(
      `mutation ($input: CreateProjectInput!) { createProject(input: $input) { project { ${PROJECT_DETAIL} } } }`,
      { input: asInput(PROJECT_INPUT) },
    );
    expect(createProject).toEqual({
      project: {
        kind: 'PROJECT',
        ...PROJECT_TEXTS,
        recruiting: true,
        school: { name: '한빛대학교' },
        viewerHasFavourited: false,
        owner: { id: String(owner.id), nickName: owner.nickName, imageUrl: null },
        roles: ['FRONTEND', 'BACKEND', 'DESIGNER'].map((role) => ({ role, headcount: 2, approved: 0 })),
      },
    });
  });

  it('a study is created with all fields', async () => {
    const { createStudy } = await ownerClient.data<{ createStudy: object }>(
      `mutation ($input: CreateStudyInput!) { createStudy(input: $input) { study { ${DETAIL} } } }`,
      { input: asInput(STUDY_INPUT) },
    );
    expect(createStudy).toMatchObject({ study: { kind: 'STUDY', ...asInput(STUDY_INPUT), recruiting: true } });
  });

  it('an edit returns the changed notice and keeps its state, owner and date', async () => {
    const project = await buildProject(app.em(), { owner, recruiting: false });
    const before = await app.sql('select * from notice where id = ?', [project.id]);
    const { updateProject } = await ownerClient.data<{ updateProject: object }>(
      `mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { project { ${PROJECT_DETAIL} } } }`,
      { input: { id: project.id, ...asInput(PROJECT_INPUT), title: '고친 제목' } },
    );
    expect(updateProject).toMatchObject({ project: { ...PROJECT_TEXTS, title: '고친 제목', recruiting: false } });
    const [after] = await app.sql<Record<string, unknown>>('select * from notice where id = ?', [project.id]);
    const { owner_id, created_at, school_key, kind } = after ?? {};
    expect(before).toMatchObject([{ owner_id, created_at, school_key, kind }]);
  });

  it('notice(id) finds notices of both kinds, and is null for anything else', async () => {
    const find = (id: unknown) => queryOutcome(ownerClient, GQL.notice, { id });
    for (const { id } of [await buildProject(app.em()), await buildStudy(app.em())]) expect(await find(id)).toBe('OK');
    for (const id of ['abc', '0', '-1', '1.5', '01', '１', '1;DROP', '2147483648', '99999999999999999999', '']) {
      expect([id, await find(id)]).toEqual([id, 'NULL']);
    }
  });

  it('a visitor cannot read anything by its id, whether it exists or not', async () => {
    const { id } = await buildProject(app.em());
    for (const query of [GQL.notice, GQL.application]) {
      for (const asked of [id, 'abc', '999999']) {
        expect(await graphqlOutcome(app.visitor(), query, { id: asked })).toBe('UNAUTHENTICATED');
      }
    }
  });

  it('the input lists each role at most once, and an omitted role has no headcount', async () => {
    const create = (roles: object[]) => ({ input: { ...asInput(PROJECT_INPUT), headcount: 9, roles } });
    const document = `mutation ($input: CreateProjectInput!) { createProject(input: $input) { project { roles { role headcount } } } }`;
    expect(await ownerClient.data(document, create([{ role: 'BACKEND', headcount: 3 }]))).toEqual({
      createProject: {
        project: {
          roles: [
            { role: 'FRONTEND', headcount: 0 },
            { role: 'BACKEND', headcount: 3 },
            { role: 'DESIGNER', headcount: 0 },
          ],
        },
      },
    });
    const twice = [1, 2].map((headcount) => ({ role: 'BACKEND', headcount }));
    const { errors } = await ownerClient.graphql(document, create(twice));
    expect(errors?.[0]?.extensions.fields).toEqual({ roles: '같은 역할은 한 번만 쓸 수 있어요.' });
    const tooMany = await ownerClient.graphql(document, create([{ role: 'DESIGNER', headcount: 101 }]));
    expect(tooMany.errors?.[0]?.extensions.fields).toEqual({
      roles: '디자이너 인원은 0부터 100 사이의 숫자로 입력해 주세요.',
    });
  });

  it('an edit with fewer seats than approved applicants reports the roles', async () => {
    const project = await buildProject(app.em(), { owner });
    for (const role of [Role.FRONTEND, Role.BACKEND]) {
      await buildApplication(app.em(), { notice: project, role, status: ApplicationStatus.APPROVED });
    }
    const input = { ...asInput(PROJECT_INPUT), id: project.id, roles: [{ role: 'DESIGNER', headcount: 1 }] };
    const { errors } = await ownerClient.graphql(GQL.updateProject, { input });
    expect(errors?.[0]?.extensions.fields).toEqual({
      roles: ['프론트엔드', '백엔드']
        .map((role) => `${role}: 이미 1명을 승인해서 그보다 적게 줄일 수 없어요.`)
        .join(' '),
    });
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
  const edited = () => ({ input: { ...id(), ...asInput(input) } });
  const applied = () => ({ input: { noticeId: notice.id, ...asInput(apply) } });
  const rows = (table: string) => app.sql(`select 1 from ${table} where notice_id = ?`, [notice.id]);

  it('cannot be edited as a notice of the other kind', async () => {
    const other = kind === 'PROJECT' ? KINDS.STUDY : KINDS.PROJECT;
    expect(await graphqlOutcome(ownerClient, other.update, { input: { ...id(), ...asInput(other.input) } })).toBe(
      'NOT_FOUND',
    );
  });

  it('stays closed: closing again is denied, and an edit does not reopen it', async () => {
    const { closeNotice } = await ownerClient.data<{ closeNotice: object }>(GQL.close, id());
    expect(closeNotice).toEqual({ notice: { id: String(notice.id), recruiting: false } });
    expect(await graphqlOutcome(ownerClient, GQL.close, id())).toBe('ALREADY_CLOSED');
    expect(await graphqlOutcome(ownerClient, update, edited())).toBe('OK');
    const shown = await ownerClient.data(`query ($id: ID!) { notice(id: $id) { recruiting } }`, id());
    expect(shown).toEqual({ notice: { recruiting: false } });
  });

  it('accepts everything except applications after it is closed [B7 B8]', async () => {
    const applications = [];
    for (let count = 0; count < 2; count += 1) applications.push(await buildApplication(app.em(), { notice }));
    const own = await buildApplication(app.em(), { notice, applicant: student });
    await ownerClient.data(GQL.close, id());
    const another = await app.as(await buildMember(app.em()));
    expect(await graphqlOutcome(another, GQL.apply, applied())).toBe('RECRUITMENT_CLOSED');
    expect(await graphqlOutcome(another, GQL.comment, { input: { noticeId: notice.id, text: '아쉬워요.' } })).toBe(
      'OK',
    );
    expect(await graphqlOutcome(another, GQL.favourite, id())).toBe('OK');
    expect(await graphqlOutcome(another, GQL.unfavourite, id())).toBe('OK');
    expect(await graphqlOutcome(ownerClient, GQL.approve, { id: applications[0]?.id })).toBe('OK');
    expect(await graphqlOutcome(ownerClient, GQL.reject, { id: applications[1]?.id })).toBe('OK');
    expect(await graphqlOutcome(studentClient, GQL.cancel, { id: own.id })).toBe('OK');
    expect(await graphqlOutcome(studentClient, GQL.apply, applied())).toBe('RECRUITMENT_CLOSED');
  });

  it('is deleted with all rows that refer to it [B7]', async () => {
    for (const status of Object.values(ApplicationStatus)) await buildApplication(app.em(), { notice, status });
    await buildComment(app.em(), { notice });
    await studentClient.data(GQL.favourite, id());
    await studentClient.data(GQL.apply, applied());
    expect(await rows('notification')).toHaveLength(1);
    expect(await ownerClient.data(GQL.remove, id())).toEqual({ deleteNotice: { noticeId: String(notice.id) } });
    for (const table of ['application', 'comment', 'favourite', 'notification']) {
      expect([table, await rows(table)]).toEqual([table, []]);
    }
    expect(await queryOutcome(studentClient, GQL.notice, id())).toBe('NULL');
    expect(await graphqlOutcome(studentClient, GQL.apply, applied())).toBe('NOT_FOUND');
    expect(await graphqlOutcome(ownerClient, GQL.remove, id())).toBe('NOT_FOUND');
    expect(await graphqlOutcome(ownerClient, GQL.close, id())).toBe('NOT_FOUND');
  });

  it('does not delete other notices or their rows when it is deleted', async () => {
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
    expect(await graphqlOutcome(client(), update, edited())).toBe(outcome);
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
