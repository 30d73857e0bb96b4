import { buildMember, buildProject, buildStudy } from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import type { Member } from '../../members/member.entity';
import { noticePages } from './link-preview.service';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

async function readShareUrl(owner: Member, id: number): Promise<string> {
  const client = await app.as(owner);
  const query = 'query ($id: ID!) { notice(id: $id) { shareUrl } }';
  return (await client.data<{ notice: { shareUrl: string } }>(query, { id })).notice.shareUrl;
}

const SHARED = `query ($shareUrl: String!) {
  sharedNotice(shareUrl: $shareUrl) { id kind title recruiting headcount roles { role headcount } school { name } }
}`;

test('visitors read the school of a notice only from its share link', async () => {
  const owner = await buildMember(app.em(), { university: '별빛대' });
  const project = await buildProject(app.em(), { owner });
  const shareUrl = await readShareUrl(owner, project.id);
  const readSchool = (link: string) =>
    app
      .visitor()
      .data(
        `query ($link: String!) { sharedSchool(shareUrl: $link) { name } sharedNotice(shareUrl: $link) { title } }`,
        {
          link,
        },
      );
  expect(await readSchool(shareUrl)).toEqual({
    sharedSchool: { name: '별빛대' },
    sharedNotice: { title: project.title },
  });
  const others = [
    `/project/${project.id}`,
    `/project/${project.id}?s=${'x'.repeat(16)}`,
    shareUrl.replace('/project/', '/study/'),
    shareUrl.replace(String(project.id), String(project.id + 1)),
    '/home',
    'https://',
    '',
  ];
  for (const link of others) expect(await readSchool(link)).toEqual({ sharedSchool: null, sharedNotice: null });
});

test('a share link shows kind, title, school, wanted members and roles, also before an application', async () => {
  const owner = await buildMember(app.em(), { university: '별빛대' });
  const roles = { frontendNumber: 2, backendNumber: 0, designerNumber: 1 };
  const project = await buildProject(app.em(), { owner, recruitNumber: 3, ...roles });
  const study = await buildStudy(app.em(), { owner, recruitNumber: 5, recruiting: false });
  const read = async (id: number, hash = '') =>
    app.visitor().data(SHARED, { shareUrl: `${await readShareUrl(owner, id)}${hash}` });
  const shared = { recruiting: true, school: { name: '별빛대' } };
  expect(await read(project.id, '#apply')).toEqual({
    sharedNotice: {
      ...shared,
      id: String(project.id),
      kind: 'PROJECT',
      title: project.title,
      headcount: 3,
      roles: [
        { role: 'FRONTEND', headcount: 2 },
        { role: 'DESIGNER', headcount: 1 },
      ],
    },
  });
  expect(await read(study.id)).toEqual({
    sharedNotice: {
      ...shared,
      id: String(study.id),
      kind: 'STUDY',
      title: study.title,
      recruiting: false,
      headcount: 5,
      roles: [],
    },
  });
});

test('the headcount is the number of seats, as in the preview of the link', async () => {
  const owner = await buildMember(app.em());
  const roles = { frontendNumber: 2, backendNumber: 0, designerNumber: 1 };
  const { id } = await buildProject(app.em(), { owner, recruitNumber: 5, ...roles });
  const shareUrl = await readShareUrl(owner, id);
  const query = 'query ($id: ID!) { notice(id: $id) { seats { headcount } } }';
  const { notice } = await (await app.as(owner)).data<{ notice: { seats: { headcount: number }[] } }>(query, { id });
  expect(notice.seats.reduce((sum, { headcount }) => sum + headcount, 0)).toBe(3);
  expect(await app.visitor().data(SHARED, { shareUrl })).toMatchObject({ sharedNotice: { headcount: 3 } });
  const { pathname, searchParams } = new URL(shareUrl, 'https://localhost');
  const page = noticePages.find(({ path }) => path.replace(':id', String(id)) === pathname);
  const preview = await page?.preview(app.server.services, id, searchParams, 'ko');
  expect(preview?.description).toContain('3명 모집');
  const english = await page?.preview(app.server.services, id, searchParams, 'en');
  expect(english?.description).toContain('Looking for 3');
  expect(english?.picture?.alt).toContain('Project · Looking for 3');
});
