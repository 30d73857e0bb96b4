import type { TestClient } from '../../test-kit/clients/client';
import { buildApplication, buildMember, buildProject, buildStudy } from '../../test-kit/factories/factories';
import { asInput } from '../../test-kit/clients/graphql-inputs';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { BOTH_KINDS, GQL, KINDS } from '../../test-kit/clients/graphql-operations';
import { graphqlOutcome, graphqlVerdict } from '../../test-kit/clients/outcomes';
import type { Member } from '../members/member.entity';
import type { Notice } from '../notices/notice.entity';
import { Role } from '../profiles/role.entity';
import { ApplicationStatus } from './application.entity';

let app: TestApp;
let owner: Member;
let ownerClient: TestClient;
let student: Member;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  owner = await buildMember(app.em());
  ownerClient = await app.as(owner);
  student = await buildMember(app.em());
  client = await app.as(student);
});

afterAll(() => app.close());

const { PENDING, APPROVED, REJECTED } = ApplicationStatus;
const approve = ({ id }: { id: number }) => graphqlOutcome(ownerClient, GQL.approve, { id });
const reject = ({ id }: { id: number }) => graphqlOutcome(ownerClient, GQL.reject, { id });
const cancel = ({ id }: { id: number }) => graphqlOutcome(client, GQL.cancel, { id });
const applyTo = (notice: Notice, input: Readonly<Record<string, unknown>>) =>
  graphqlOutcome(client, GQL.apply, { input: { noticeId: notice.id, ...asInput(input) } });
const statusOf = (id: number) => app.sql('select status from application where id = ?', [id]);

describe.each(BOTH_KINDS)('an application to a %s', (kind) => {
  const { apply } = KINDS[kind];
  let notice: Notice;

  beforeEach(async () => {
    notice = await (kind === 'PROJECT' ? buildProject : buildStudy)(app.em(), { owner });
  });

  it('is returned by the mutation, with the changed notice', async () => {
    const { applyToNotice } = await client.data<{ applyToNotice: { application: { id: string } } }>(
      `mutation ($input: ApplyToNoticeInput!) { applyToNotice(input: $input) {
        application { id text role status decidedAt applicant { id } viewerCanCancel viewerCanDecide }
        notice { id viewerCanApply viewerApplication { id } } } }`,
      { input: { noticeId: notice.id, ...asInput(apply) } },
    );
    const { id } = applyToNotice.application;
    expect(applyToNotice).toEqual({
      application: {
        id,
        text: '함께해요.',
        role: kind === 'PROJECT' ? 'FRONTEND' : null,
        status: 'PENDING',
        decidedAt: null,
        applicant: { id: String(student.id) },
        viewerCanCancel: true,
        viewerCanDecide: false,
      },
      notice: { id: String(notice.id), viewerCanApply: false, viewerApplication: { id } },
    });
  });

  it('is the same in payloads of mutations and in later queries', async () => {
    const fields = 'id text role status createdAt decidedAt applicant { id nickName imageUrl } notice { id title }';
    const read = async (id: string) => {
      const { application } = await ownerClient.data<{ application: object }>(
        `query ($id: ID!) { application(id: $id) { ${fields} } }`,
        { id },
      );
      return application;
    };
    const { created } = await client.data<{ created: { application: { id: string } } }>(
      `mutation ($input: ApplyToNoticeInput!) { created: applyToNotice(input: $input) { application { ${fields} } } }`,
      { input: { noticeId: notice.id, ...asInput(apply) } },
    );
    const { id } = created.application;
    expect(created.application).toEqual(await read(id));
    const { decided } = await ownerClient.data<{ decided: { application: object } }>(
      `mutation ($id: ID!) { decided: approveApplication(input: { id: $id }) { application { ${fields} } } }`,
      { id },
    );
    expect(decided.application).toEqual(await read(id));
    expect(decided.application).toMatchObject({ status: 'APPROVED', decidedAt: expect.any(String) });
  });

  it('is created once', async () => {
    expect(await applyTo(notice, apply)).toBe('OK');
    expect(await applyTo(notice, apply)).toBe('ALREADY_APPLIED');
    expect(await app.sql('select 1 from application where notice_id = ?', [notice.id])).toHaveLength(1);
  });

  it('is decided once, and the decision is final [B9]', async () => {
    const approved = await buildApplication(app.em(), { notice });
    const rejected = await buildApplication(app.em(), { notice });
    expect([await approve(approved), await reject(rejected)]).toEqual(['OK', 'OK']);
    for (const decide of [approve, reject]) {
      expect([await decide(approved), await decide(rejected)]).toEqual(['ALREADY_DECIDED', 'ALREADY_DECIDED']);
    }
    expect(await statusOf(approved.id)).toEqual([{ status: APPROVED }]);
    expect(await statusOf(rejected.id)).toEqual([{ status: REJECTED }]);
  });

  it.each([PENDING, APPROVED])('can be cancelled while %s, and created again', async (status) => {
    const application = await buildApplication(app.em(), { notice, applicant: student, status });
    expect(await cancel(application)).toBe('OK');
    expect(await statusOf(application.id)).toEqual([]);
    expect(await cancel(application)).toBe('NOT_FOUND');
    expect(await applyTo(notice, apply)).toBe('OK');
  });

  it('does not delete applications of others or to other notices when it is cancelled', async () => {
    const other = await buildStudy(app.em(), { owner });
    const application = await buildApplication(app.em(), { notice, applicant: student });
    const others = [
      await buildApplication(app.em(), { notice }),
      await buildApplication(app.em(), { notice: other, applicant: student }),
    ];
    expect(await cancel(application)).toBe('OK');
    for (const { id } of others) expect(await statusOf(id)).toEqual([{ status: PENDING }]);
  });

  it('cannot be cancelled or created again after it was rejected', async () => {
    const application = await buildApplication(app.em(), { notice, applicant: student, status: REJECTED });
    expect(await cancel(application)).toBe('ALREADY_DECIDED');
    expect(await applyTo(notice, apply)).toBe('ALREADY_APPLIED');
    expect(await statusOf(application.id)).toEqual([{ status: REJECTED }]);
  });

  it('frees its seat when it is cancelled', async () => {
    await app.sql(
      'update notice set recruit_number = 1, frontend_number = case kind when ? then 1 end, ' +
        'backend_number = case kind when ? then 0 end, designer_number = case kind when ? then 0 end where id = ?',
      ['PROJECT', 'PROJECT', 'PROJECT', notice.id],
    );
    const first = await buildApplication(app.em(), { notice, applicant: student });
    const second = await buildApplication(app.em(), { notice });
    expect(await approve(first)).toBe('OK');
    expect(await approve(second)).toBe(kind === 'PROJECT' ? 'ROLE_FULL' : 'NOTICE_FULL');
    expect(await statusOf(second.id)).toEqual([{ status: PENDING }]);
    expect(await cancel(first)).toBe('OK');
    expect(await approve(second)).toBe('OK');
  });

  it.each([PENDING, APPROVED, REJECTED])(
    'while %s has viewerCan… fields that agree with the mutations',
    async (status) => {
      const query = `query ($id: ID!) { application(id: $id) { viewerCanCancel viewerCanDecide } }`;
      const { id } = await buildApplication(app.em(), { notice, applicant: student, status });
      expect(await client.data(query, { id })).toEqual({
        application: { viewerCanCancel: status !== REJECTED, viewerCanDecide: false },
      });
      expect(await ownerClient.data(query, { id })).toEqual({
        application: { viewerCanCancel: false, viewerCanDecide: status === PENDING },
      });
      expect(await reject({ id })).toBe(status === PENDING ? 'OK' : 'ALREADY_DECIDED');
      await app.sql('update application set status = ?, decided_at = ? where id = ?', [
        status,
        status === PENDING ? null : new Date(),
        id,
      ]);
      expect(await cancel({ id })).toBe(status === REJECTED ? 'ALREADY_DECIDED' : 'OK');
    },
  );

  it.each([
    ['recruiting', {}, 'student', true, 'OK'],
    ['closed', { recruiting: false }, 'student', false, 'RECRUITMENT_CLOSED'],
    ['own', {}, 'owner', false, 'OWN_NOTICE'],
  ])('is accepted exactly if viewerCanApply is true: %s', async (_name, state, viewer, can, outcome) => {
    const other = await (kind === 'PROJECT' ? buildProject : buildStudy)(app.em(), { owner, ...state });
    const sender = viewer === 'owner' ? ownerClient : client;
    const shown = await sender.data(`query ($id: ID!) { notice(id: $id) { viewerCanApply } }`, { id: other.id });
    expect(shown).toEqual({ notice: { viewerCanApply: can } });
    expect(await graphqlOutcome(sender, GQL.apply, { input: { noticeId: other.id, ...asInput(apply) } })).toBe(outcome);
  });
});

describe('the role', () => {
  it('is required for a project', async () => {
    const project = await buildProject(app.em(), { owner });
    for (const input of [{ text: '저요' }, { text: '저요', role: null }]) {
      const verdict = await graphqlVerdict(client, GQL.apply, { input: { noticeId: project.id, ...asInput(input) } });
      expect(verdict).toEqual({ code: 'VALIDATION_FAILED', fields: ['role'] });
    }
  });

  it.each([undefined, null, ''])('%j is refused for a project over REST', async (role) => {
    const project = await buildProject(app.em(), { owner });
    const response = await client.rest('post', `/projects/${project.id}/applications`, { application: '', role });
    expect(response.body).toMatchObject({ code: 'VALIDATION_FAILED', errors: { role: expect.any(String) as string } });
  });

  it.each(['frontend', 'MANAGER', 1, ['BACKEND']])('%j is not a role', async (role) => {
    const project = await buildProject(app.em(), { owner });
    const response = await client.rest('post', `/projects/${project.id}/applications`, { application: '', role });
    expect(response.body).toMatchObject({ code: 'VALIDATION_FAILED', errors: { role: expect.any(String) as string } });
  });

  it.each([undefined, null, '', 'BACKEND'])('%j for a study is stored as null', async (role) => {
    const study = await buildStudy(app.em(), { owner });
    const response = await client.rest('post', `/studies/${study.id}/applications`, { application: '', role });
    const { applicationId } = response.body as { applicationId: number };
    expect(response.status).toBe(201);
    expect(await app.sql('select role from application where id = ?', [applicationId])).toEqual([{ role: null }]);
  });

  it('is denied if the project recruits only for other roles', async () => {
    const project = await buildProject(app.em(), { owner, frontendNumber: 0, backendNumber: 1, designerNumber: 0 });
    expect(await applyTo(project, { role: 'FRONTEND' })).toBe('ROLE_NOT_WANTED');
    expect(await applyTo(project, { role: 'DESIGNER' })).toBe('ROLE_NOT_WANTED');
    expect(await applyTo(project, { role: 'BACKEND' })).toBe('OK');
  });
});

describe('approving [B10]', () => {
  const approveAll = async (notice: Notice, roles: (Role | null)[]) => {
    const outcomes = [];
    for (const role of roles) outcomes.push(await approve(await buildApplication(app.em(), { notice, role })));
    return outcomes;
  };

  it('is limited by the headcount of each role', async () => {
    const project = await buildProject(app.em(), { owner, frontendNumber: 1, backendNumber: 2, designerNumber: 0 });
    const { FRONTEND, BACKEND } = Role;
    const outcomes = await approveAll(project, [FRONTEND, FRONTEND, BACKEND, BACKEND, BACKEND]);
    expect(outcomes).toEqual(['OK', 'ROLE_FULL', 'OK', 'OK', 'ROLE_FULL']);
  });

  it('is limited by recruitNumber if no role has a headcount', async () => {
    const none = { frontendNumber: 0, backendNumber: 0, designerNumber: 0 };
    const project = await buildProject(app.em(), { owner, ...none, recruitNumber: 3 });
    expect(await applyTo(project, { role: 'DESIGNER' })).toBe('OK');
    const outcomes = await approveAll(project, [Role.FRONTEND, Role.FRONTEND, Role.BACKEND, Role.DESIGNER]);
    expect(outcomes).toEqual(['OK', 'OK', 'OK', 'ROLE_FULL']);
  });

  it("is limited by a study's recruitNumber, unlike rejecting", async () => {
    const study = await buildStudy(app.em(), { owner, recruitNumber: 2 });
    expect(await approveAll(study, [null, null, null])).toEqual(['OK', 'OK', 'NOTICE_FULL']);
    expect(await reject(await buildApplication(app.em(), { notice: study }))).toBe('OK');
  });
});

describe('the owner', () => {
  it('reads the applications in pages, the oldest first', async () => {
    const member = await buildMember(app.em());
    const study = await buildStudy(app.em(), { owner: member });
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1)
      ids.push(String((await buildApplication(app.em(), { notice: study })).id));
    const reader = await app.as(member);
    const page = async (after: string | null) => {
      const { notice } = await reader.data<{
        notice: { applications: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } } };
      }>(
        `query ($id: ID!, $after: String) { notice(id: $id) {
          applications(first: 2, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } } }`,
        { id: String(study.id), after },
      );
      const { nodes, pageInfo } = notice.applications;
      return { ids: nodes.map(({ id }) => id), ...pageInfo };
    };
    const first = await page(null);
    const second = await page(first.endCursor);
    const last = await page(second.endCursor);
    expect([first.ids, second.ids, last.ids]).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)]);
    expect([first, second, last].map(({ hasNextPage }) => hasNextPage)).toEqual([true, true, false]);
    expect((await page(last.endCursor)).ids).toEqual([]);
  });
});
