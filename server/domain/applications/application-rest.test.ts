import type { TestClient } from '../../test-kit/clients/client';
import { buildApplication, buildMember, buildProject, buildStudy } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { BOTH_KINDS, KINDS } from '../../test-kit/clients/graphql-operations';
import { expectProblem } from '../../test-kit/clients/outcomes';
import type { Member } from '../members/member.entity';
import type { Notice } from '../notices/notice.entity';
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
});

afterAll(() => app.close());

beforeEach(async () => {
  student = await buildMember(app.em(), { nickName: '준호' });
  client = await app.as(student);
});

describe.each(BOTH_KINDS)('for a %s', (kind) => {
  const { base, idName, apply, applicants } = KINDS[kind];
  const titleName = kind === 'PROJECT' ? 'projectName' : 'studyName';
  let notice: Notice;

  beforeEach(async () => {
    notice = await (kind === 'PROJECT' ? buildProject : buildStudy)(app.em(), { owner });
  });

  it('applying responds with 201, a Location and the id of the application', async () => {
    const response = await client.rest('post', `${base}/${notice.id}/applications`, apply);
    const { applicationId } = response.body as { applicationId: number };
    expect([response.status, response.body]).toEqual([201, { applicationId }]);
    expect(response.headers.location).toBe(`/api/resume/${applicationId}`);
    const resume = await client.agent.get(response.headers.location ?? '');
    expect(resume.body).toEqual({ nickName: '준호', resume: apply.application });
  });

  it("the owner's list of applicants has the documented properties", async () => {
    const first = await buildApplication(app.em(), { notice, applicant: student, text: '저요!' });
    const second = await buildApplication(app.em(), { notice, status: ApplicationStatus.APPROVED });
    const response = await ownerClient.rest('get', applicants(notice.id));
    expect(response.status).toBe(200);
    expect(response.body).toEqual([
      {
        applicationId: first.id,
        applyStatus: 'PENDING',
        imageUrl: null,
        nickName: '준호',
        application: '저요!',
        memberId: student.id,
        ...(kind === 'PROJECT' ? { role: 'FRONTEND', postId: notice.id } : { studyId: notice.id }),
      },
      expect.objectContaining({ applicationId: second.id, applyStatus: 'APPROVED' }),
    ]);
  });

  it("the list of the viewer's applications has the documented properties, the newest first", async () => {
    const other = await (kind === 'PROJECT' ? buildProject : buildStudy)(app.em(), { recruiting: false });
    const first = await buildApplication(app.em(), {
      notice: other,
      applicant: student,
      status: ApplicationStatus.REJECTED,
    });
    const second = await buildApplication(app.em(), { notice, applicant: student });
    const response = await client.rest('get', `${base}/applications/mine`);
    expect([response.status, response.body]).toEqual([
      200,
      [
        {
          applicationId: second.id,
          [idName]: notice.id,
          [titleName]: notice.title,
          recruiting: true,
          applyStatus: 'PENDING',
        },
        {
          applicationId: first.id,
          [idName]: other.id,
          [titleName]: other.title,
          recruiting: false,
          applyStatus: 'REJECTED',
        },
      ],
    ]);
  });

  it('checking a notice responds with its detail and the application status of the viewer', async () => {
    const path = `${base}/check/${notice.id}`;
    const detail = await client.rest('get', `${base}/${notice.id}`);
    const before = await client.rest('get', path);
    expect([before.status, before.body]).toEqual([200, { ...(detail.body as object), applyStatus: null }]);
    await buildApplication(app.em(), { notice, applicant: student });
    const response = await client.rest('get', path);
    expect([response.status, response.body]).toEqual([200, { ...(detail.body as object), applyStatus: 'PENDING' }]);
    expect((await ownerClient.rest('get', path)).body).toMatchObject({ applyStatus: null });
    expectProblem(await ownerClient.rest('get', `${base}/check/2147483647`), 'NOT_FOUND');
  });

  it.each([
    ['approve', 'APPROVED'],
    ['deny', 'REJECTED'],
  ])('%s responds with the status, and succeeds once', async (verb, applyStatus) => {
    await buildApplication(app.em(), { notice, applicant: student });
    const decide = (body: object) => ownerClient.rest('post', `${base}/applications/${verb}`, body);
    const body = { [idName]: String(notice.id), memberId: String(student.id) };
    const response = await decide(body);
    expect([response.status, response.body]).toEqual([200, { applyStatus }]);
    expectProblem(await decide(body), 'ALREADY_DECIDED');
    expectProblem(await decide({ ...body, memberId: owner.id }), 'NOT_FOUND');
    expectProblem(await decide({ ...body, [idName]: 2_147_483_647 }), 'NOT_FOUND');
    expectProblem(await decide({ [idName]: '', memberId: 0 }), 'VALIDATION_FAILED', [idName, 'memberId']);
    expectProblem(await decide({}), 'VALIDATION_FAILED', [idName, 'memberId']);
  });

  it('a decision over the path of the other kind is a 404', async () => {
    await buildApplication(app.em(), { notice, applicant: student });
    const other = kind === 'PROJECT' ? KINDS.STUDY : KINDS.PROJECT;
    const body = { [other.idName]: notice.id, memberId: student.id };
    expectProblem(await ownerClient.rest('post', `${other.base}/applications/approve`, body), 'NOT_FOUND');
  });

  describe('the legacy path to cancel', () => {
    it.each(['application', 'notice'])('accepts the id of the %s', async (named) => {
      const application = await buildApplication(app.em(), { notice, applicant: student });
      const id = named === 'notice' ? notice.id : application.id;
      const response = await client.rest('delete', `/application/${id}/cancel`);
      expect([response.status, response.body]).toEqual([200, {}]);
      expectProblem(await client.rest('delete', `/application/${id}/cancel`), 'NOT_FOUND');
      expect(await app.sql('select 1 from application where notice_id = ?', [notice.id])).toHaveLength(0);
    });

    it('cancels only the application with this id', async () => {
      const others = [await buildStudy(app.em()), await buildProject(app.em())];
      const remaining = [];
      for (const other of others)
        remaining.push((await buildApplication(app.em(), { notice: other, applicant: student })).id);
      await buildApplication(app.em(), { notice, applicant: student });
      const unrelated = await buildProject(app.em());
      expectProblem(await client.rest('delete', `/application/${unrelated.id}/cancel`), 'NOT_FOUND');
      expect((await client.rest('delete', `/application/${notice.id}/cancel`)).status).toBe(200);
      const left = await app.sql('select id from application where applicant_id = ? order by id', [student.id]);
      expect(left).toEqual(remaining.map((id) => ({ id })));
    });

    it("does not cancel another member's application [B4]", async () => {
      const application = await buildApplication(app.em(), { notice });
      for (const id of [application.id, notice.id]) {
        expectProblem(await client.rest('delete', `/application/${id}/cancel`), 'NOT_FOUND');
        expectProblem(await ownerClient.rest('delete', `/application/${id}/cancel`), 'NOT_FOUND');
      }
      expect(await app.sql('select 1 from application where id = ?', [application.id])).toHaveLength(1);
    });
  });

  it("the viewer's application is cancelled by the notice's id with {}", async () => {
    await buildApplication(app.em(), { notice, applicant: student });
    const path = `${base}/${notice.id}/applications`;
    const response = await client.rest('delete', path);
    expect([response.status, response.body]).toEqual([200, {}]);
    expectProblem(await client.rest('delete', path), 'NOT_FOUND');
  });

  it('the recruitment path lists each applicant as `nickname`, with a lower-case n', async () => {
    const application = await buildApplication(app.em(), { notice, applicant: student });
    const response = await ownerClient.rest('get', `/recruitments/${notice.id}`);
    expect(response.status).toBe(200);
    expect(response.body).toEqual([
      { applicationId: application.id, memberId: student.id, nickname: '준호', title: notice.title },
    ]);
    expectProblem(await ownerClient.rest('get', `/recruitments/${application.id}`), 'NOT_FOUND');
  });

  it("a résumé is read by the application's id, not the notice's", async () => {
    const application = await buildApplication(app.em(), { notice, applicant: student, text: '저요!' });
    for (const reader of [client, ownerClient]) {
      const response = await reader.rest('get', `/resume/${application.id}`);
      expect([response.status, response.body]).toEqual([200, { nickName: '준호', resume: '저요!' }]);
      expectProblem(await reader.rest('get', `/resume/${notice.id}`), 'NOT_FOUND');
    }
  });
});
