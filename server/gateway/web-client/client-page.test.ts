import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookieParser from 'cookie-parser';
import express from 'express';
import request from 'supertest';
import type { PreloadedResponse } from '../../../shared/preloaded-queries';
import { modules } from '../../modules';
import { buildMember, buildProject, buildStudy } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { clientFiles } from './client-files';
import { clientPage } from './client-page';

const SITE = '같은 학교 사람들과 만나는 믿을 수 있는 팀 매칭 서비스';

let app: TestApp;
let parent: string;
let folder: string;
let project: number;
let study: number;
/** Share links for a member of the school. */
let links: Record<'project' | 'roles' | 'study' | 'deleted', string>;

beforeAll(async () => {
  app = await startTestApp();
  parent = await mkdtemp(join(tmpdir(), 'hanteam-page-'));
  folder = join(parent, 'web');
  await mkdir(folder);
  await writeFile(
    join(parent, 'preloads.ko.json'),
    JSON.stringify({ '/study/:id': ['/assets/notice-1.js'], '/tips': [] }),
  );
  const login = { title: '로그인', html: '<form>$&</form>', hydrate: true };
  const home = { title: '홈', html: '<h1>홈</h1>', hydrate: false };
  const list = { title: '프로젝트', html: '<b>{{0}}</b>{{1}}<b>{{2}}</b>{{3}}<b>{{4}}</b>', hydrate: false };
  const notice = { title: '한팀', html: '<h1>{{0}}</h1><p>{{1}}: {{2}}</p>', hydrate: false };
  const pages = { '/': login, '/home': home, '/projectdetails': list, '/study/:id': notice };
  await writeFile(join(parent, 'prerendered.ko.json'), JSON.stringify(pages));
  const english = { '/': { title: 'Log in', html: '<form>English</form>', hydrate: true } };
  await writeFile(join(parent, 'prerendered.en.json'), JSON.stringify(english));
  await writeFile(
    join(folder, 'page.en.html'),
    '<html lang="en"><title>Hanteam</title><!--tags--><!--root-->…<!--/root-->',
  );
  await writeFile(
    join(folder, 'page.ko.html'),
    '<title>한팀</title><!--root-->…<!--/root--><!--tags--><!--scripts--><script nonce="__CSP_NONCE__"></script>',
  );
  const owner = await buildMember(app.em(), { university: '한팀대학교' });
  const title = '"따옴표" <b>& 기호</b>';
  project = (await buildProject(app.em(), { owner, title, recruiting: false })).id;
  study = (await buildStudy(app.em(), { owner, title: '알고리즘', recruitNumber: 4 })).id;
  const headcounts = { recruitNumber: 6, frontendNumber: 2, backendNumber: 1, designerNumber: 0 };
  const roles = (await buildProject(app.em(), { owner, title: '지도', ...headcounts })).id;
  const deleted = (await buildStudy(app.em(), { owner })).id;
  const member = await app.as(owner);
  const linkOf = async (id: number): Promise<string> => {
    const { data } = await member.graphql<{ notice: { shareUrl: string } }>(`{ notice(id: ${id}) { shareUrl } }`);
    return data?.notice.shareUrl ?? '';
  };
  links = {
    project: await linkOf(project),
    roles: await linkOf(roles),
    study: await linkOf(study),
    deleted: await linkOf(deleted),
  };
  await app.sql('delete from notice where id = ?', [deleted]);
});

afterAll(async () => {
  await rm(parent, { recursive: true });
  await app.close();
});

/** Response of a server that serves only the page. */
function responseAt(path: string, PUBLIC_URL?: string, responses: PreloadedResponse[] = []): request.Test {
  const server = express().use(
    cookieParser(),
    clientPage({
      folder,
      env: { PUBLIC_URL },
      services: app.server.services,
      pages: modules.previewedPages,
      readPreloadedResponses: async () => responses,
    }),
  );
  return request(server).get(path).set('Host', 'hanteam.test');
}

/** Page of the built client at the path. */
async function pageAt(path: string, PUBLIC_URL?: string): Promise<{ text: string; policy: string }> {
  const { text, headers } = await responseAt(path, PUBLIC_URL);
  return { text, policy: headers['content-security-policy'] ?? '' };
}

function signatureOf(link: string): string {
  return new URL(link, 'http://hanteam.test').search;
}

function contentOf(page: string, property: string): string | undefined {
  return new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(page)?.[1];
}

describe('the link preview', () => {
  it.each<[what: string, path: () => string, title: string, description: string]>([
    ['shows the title of a shared study', () => links.study, '알고리즘', '한팀대학교 · 4명 모집'],
    ['counts the seats of the roles', () => links.roles, '지도', '한팀대학교 · 3명 모집'],
    [
      'shows the escaped title of a shared project',
      () => links.project,
      '&#34;따옴표&#34; &#60;b&#62;&#38; 기호&#60;/b&#62;',
      '한팀대학교 · 모집 마감',
    ],
    ['shows the site for a study without a signature', () => `/study/${study}`, '한팀', SITE],
    [
      "shows the site with another notice's signature",
      () => `/study/${study}${signatureOf(links.project)}`,
      '한팀',
      SITE,
    ],
    ['shows the site with a part of the signature', () => links.study.slice(0, -1), '한팀', SITE],
    ['uses the first of two signatures', () => `${links.study}&s=x`, '알고리즘', '한팀대학교 · 4명 모집'],
    [
      "shows the site for a study at a project's URL",
      () => `/project/${study}${signatureOf(links.study)}`,
      '한팀',
      SITE,
    ],
    ['shows the site for a deleted notice', () => links.deleted, '한팀', SITE],
    ['shows the site for an invalid id', () => `/study/abc${signatureOf(links.study)}`, '한팀', SITE],
    ['shows the site on any other page', () => '/login', '한팀', SITE],
  ])('%s', async (_what, path, title, description) => {
    const { text } = await pageAt(path());
    expect(contentOf(text, 'og:title')).toBe(title);
    expect(contentOf(text, 'og:description')).toBe(description);
    expect(contentOf(text, 'og:url')).toBe(`http://hanteam.test${path().split('?')[0]}`);
  });

  it('has absolute URLs below the public URL', async () => {
    const { text } = await pageAt('/login', 'https://hanteam.example/');
    expect(contentOf(text, 'og:url')).toBe('https://hanteam.example/login');
    expect(contentOf(text, 'og:image')).toBe('https://hanteam.example/og.png');
  });
});

describe("a page's scripts", () => {
  const LINK = '<link rel="modulepreload" crossorigin href="/assets/notice-1.js">';

  it.each<[path: () => string, named: boolean]>([
    [() => `/study/${study}`, true],
    [() => '/study/2147483647', true],
    [() => `/project/${project}`, false],
    [() => '/nowhere', false],
  ])('are preloaded by the HTML only where the page needs them', async (path, named) => {
    expect((await pageAt(path())).text.includes(LINK)).toBe(named);
  });
});

describe('the prerendered HTML', () => {
  it.each([
    ['/', '<title>로그인</title><div id="root" data-hydrate="/"><form>$&</form></div>'],
    ['/home', '<title>홈</title><div id="root"><h1>홈</h1></div>'],
    ['/alarm', '<title>한팀</title><!--root-->…<!--/root-->'],
    ['/nowhere', '<title>한팀</title><!--root-->…<!--/root-->'],
  ])('is part of %s', async (path, html) => {
    expect((await pageAt(path)).text).toContain(html);
  });
});

describe('the language of a page', () => {
  it.each<[what: string, headers: Record<string, string>, title: string]>([
    ['Korean without headers', {}, '로그인'],
    ['English for a browser in English', { 'Accept-Language': 'en-US,en;q=0.9,ko;q=0.8' }, 'Log in'],
    ['Korean for a browser in another language', { 'Accept-Language': 'fr' }, '로그인'],
    ['that of the cookie', { 'Accept-Language': 'ko-KR', Cookie: 'language=en' }, 'Log in'],
    ['Korean for an invalid cookie', { Cookie: 'language=../en' }, '로그인'],
  ])('is %s', async (_what, headers, title) => {
    const { text, headers: sent } = await responseAt('/').set(headers);
    expect(text).toContain(`<title>${title}</title>`);
    expect(sent['vary']).toContain('Accept-Language, Cookie');
  });

  it('is that of the browser at an unknown path', async () => {
    const { status, text } = await responseAt('/nowhere').set('Accept-Language', 'en');
    expect([status, text.includes('<html lang="en">')]).toEqual([404, true]);
  });

  it.each([
    ['ko', '한팀', 'ko_KR'],
    ['en', 'Hanteam', 'en_US'],
  ])('is that of the link preview: %s', async (language, title, locale) => {
    const { text } = await responseAt('/login').set('Cookie', `language=${language}`);
    expect([contentOf(text, 'og:site_name'), contentOf(text, 'og:locale')]).toEqual([title, locale]);
  });

  it('is part of the URL of the page that the service worker serves', async () => {
    const { text } = await responseAt('/shell.en.html').set('Cookie', 'language=ko');
    expect(text).toContain('<html lang="en">');
  });
});

describe('the prerendered shell of a page', () => {
  const filled = async (path: string, operationName: string, data: object): Promise<string> =>
    (await responseAt(path, undefined, [{ operationName, variables: {}, data }])).text;

  it('shows the escaped titles and tech stacks of a list, and no more rows than notices', async () => {
    const nodes = [{ title: '<b>{{1}}', techStack: 'React' }, { title: '지도' }];
    const text = await filled('/projectdetails', 'NoticeListPage', { notices: { nodes } });
    expect(text).toContain('<b>&#60;b&#62;{{1}}</b>React<b>지도</b><b></b></div>');
  });

  it('shows a notice', async () => {
    const notice = {
      title: '알고리즘',
      owner: { nickName: '민지' },
      school: { name: '한팀대학교' },
      content: '<!--tags-->',
    };
    const text = await filled(`/study/${study}`, 'NoticePage', { notice });
    expect(text).toContain('<h1>알고리즘</h1><p>민지 · 한팀대학교: &#60;!--tags--&#62;</p>');
  });

  it('is empty for a visitor and without results', async () => {
    expect(await filled(`/study/${study}`, 'NoticePage', { notice: null })).toContain('<h1></h1><p>: </p>');
    expect((await responseAt('/projectdetails')).text).toContain('<b></b><b></b><b></b></div>');
  });
});

it('serves the service worker a page without user data that has its own policy', async () => {
  const { status, headers, text } = await responseAt('/shell.ko.html');
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toContain('<!--root-->…<!--/root-->');
  const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? '';
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
});

describe("the page's policy", () => {
  it('allows the nonce in the page', async () => {
    const { text, policy } = await pageAt('/login');
    const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? '';
    expect(nonce).toMatch(/^[\w+/=]{22,}$/);
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  });

  it.each([
    ['https://hanteam.example', true],
    ['http://hanteam.example', false],
    [undefined, false],
  ])('upgrades requests with the public URL %s: %s', async (publicUrl, upgrades) => {
    expect((await pageAt('/login', publicUrl)).policy.includes('upgrade-insecure-requests')).toBe(upgrades);
  });
});

describe('missing files do not get the page with status 200:', () => {
  it.each(['/assets/HomePage-gone.js', '/assets/gone', '/robots.txt', '/favicon.ico', '/old/logo.png', '/sw.js'])(
    '%s is not found, as text',
    async (path) => {
      const { status, headers, text } = await responseAt(path);
      expect([status, headers['content-type'], text]).toEqual([404, 'text/plain; charset=utf-8', 'Not found']);
      // A stored 404 must not hide a release that has the file.
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it.each(['/nowhere', '/assets', '/project/1/2'])('serves the 404 page at the path %s', async (path) => {
    const { status, headers } = await responseAt(path);
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });
});

it('serves the page at a path that only the build lists', async () => {
  expect((await responseAt('/tips')).status).toBe(200);
});

describe('a file of the client', () => {
  const server = express();

  beforeAll(async () => {
    await writeFile(join(folder, 'favicon.ico'), 'icon');
    server.use(clientFiles(folder));
  });

  it('has a type, because browsers may not guess it', async () => {
    const { status, headers } = await request(server).get('/favicon.ico');
    expect([status, headers['content-type']]).toEqual([200, 'image/x-icon']);
    expect((await request(server).head('/favicon.ico')).status).toBe(200);
  });

  it.each(['post', 'put', 'patch', 'delete'] as const)('is not served to a %s', async (method) => {
    expect((await request(server)[method]('/favicon.ico')).status).toBe(404);
  });
});
