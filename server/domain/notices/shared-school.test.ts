import { buildMember, buildProject } from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/harness';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

test('visitors read the school of a notice only from its share link', async () => {
  const owner = await buildMember(app.em(), { university: '한빛대' });
  const project = await buildProject(app.em(), { owner });
  const client = await app.as(owner);
  const { notice } = await client.data<{ notice: { shareUrl: string } }>(
    `query ($id: ID!) { notice(id: $id) { shareUrl } }`,
    { id: project.id },
  );
  const readSchool = (shareUrl: string) =>
    app.visitor().data(`query ($shareUrl: String!) { sharedSchool(shareUrl: $shareUrl) { name } }`, { shareUrl });
  expect(await readSchool(notice.shareUrl)).toEqual({ sharedSchool: { name: '한빛대' } });
  const others = [
    `/project/${project.id}`,
    `/project/${project.id}?s=${'x'.repeat(16)}`,
    notice.shareUrl.replace('/project/', '/study/'),
    notice.shareUrl.replace(String(project.id), String(project.id + 1)),
    '/home',
    'https://',
    '',
  ];
  for (const link of others) expect(await readSchool(link)).toEqual({ sharedSchool: null });
});
