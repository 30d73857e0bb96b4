import { buildMember } from '../../test-kit/factories/factories';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { ALL_CONSENTS } from '../../test-kit/clients/graphql-inputs';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

describe('the main use case', () => {
  it('over REST: post a project, find it, apply, approve', async () => {
    const owner = await app.as(await buildMember(app.em()));
    const student = await buildMember(app.em(), { nickName: '준호' });
    const applicant = await app.as(student);

    const posted = await owner.rest('post', '/projects', {
      title: '학식 알림 앱',
      field: '앱',
      techStack: 'React Native',
      recruitNumber: '3',
      frontendNumber: '1',
      backendNumber: '2',
      designerNumber: '0',
      content: '오늘의 학식을 알려 줘요.',
    });
    expect(posted.status).toBe(201);
    const { projectId } = posted.body as { projectId: number };
    expect(posted.headers.location).toBe(`/api/projects/${projectId}`);

    const list = await applicant.rest('get', '/projects?page=0&size=12');
    expect(list.body).toMatchObject({
      totalElements: 1,
      content: [{ projectId, title: '학식 알림 앱', recruiting: true }],
    });

    const applied = await applicant.rest('post', `/projects/${projectId}/applications`, {
      application: '프론트엔드를 맡고 싶어요.',
      role: 'FRONTEND',
    });
    expect(applied.status).toBe(201);

    const applicants = await owner.rest('get', `/projects/${projectId}/applicants`);
    expect(applicants.body).toMatchObject([
      {
        nickName: '준호',
        role: 'FRONTEND',
        applyStatus: 'PENDING',
        application: '프론트엔드를 맡고 싶어요.',
        memberId: student.id,
      },
    ]);

    const approved = await owner.rest('post', '/projects/applications/approve', { projectId, memberId: student.id });
    expect(approved.body).toEqual({ applyStatus: 'APPROVED' });
    const mine = await applicant.rest('get', '/projects/applications/mine');
    expect(mine.body).toMatchObject([{ projectId, projectName: '학식 알림 앱', applyStatus: 'APPROVED' }]);
  });

  it('over GraphQL: sign up, log in, post a study, find it, apply, approve', async () => {
    const signUp = (loginId: string) =>
      app.visitor().data(GQL.signUp, {
        input: {
          loginId,
          password: 'long enough 1',
          nickName: loginId,
          school: '한빛대학교',
          email: `${loginId}@example.com`,
          consents: ALL_CONSENTS,
        },
      });
    const logIn = async (loginId: string) => {
      const client = app.visitor();
      await client.data(GQL.logIn, {
        input: { loginId, password: 'long enough 1' },
      });
      return client;
    };
    await signUp('owner-g');
    await signUp('student-g');
    const owner = await logIn('owner-g');
    const student = await logIn('student-g');

    const { createStudy } = await owner.data<{ createStudy: { study: { id: string } } }>(
      `mutation { createStudy(input: { title: "알고리즘", headcount: 1, content: "매주 화요일" }) { study { id } } }`,
    );
    const { id } = createStudy.study;
    const { notices } = await student.data<{ notices: { nodes: { id: string; viewerCanApply: boolean }[] } }>(
      `{ notices(filter: { kind: STUDY }) { nodes { id viewerCanApply } } }`,
    );
    expect(notices.nodes).toEqual([{ id, viewerCanApply: true }]);

    await student.data(GQL.apply, { input: { noticeId: id, text: '함께해요' } });
    const { notice } = await owner.data<{
      notice: { applications: { nodes: { id: string; viewerCanDecide: boolean }[] } };
    }>(`query ($id: ID!) { notice(id: $id) { applications { nodes { id text viewerCanDecide } } } }`, { id });
    expect(notice.applications.nodes).toHaveLength(1);
    const { approveApplication } = await owner.data<{ approveApplication: object }>(
      `mutation ($id: ID!) {
        approveApplication(input: { id: $id }) { application { status } notice { approvedCount } }
      }`,
      { id: notice.applications.nodes[0]?.id },
    );
    expect(approveApplication).toEqual({ application: { status: 'APPROVED' }, notice: { approvedCount: 1 } });
  });
});
