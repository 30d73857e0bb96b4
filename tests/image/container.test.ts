import { signUpAt } from '../../server/test-kit/clients/client';
import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import packageJson from '../../package.json';
import { prepareDatabase } from '../../server/database/service-role/service-role';
import { PASSWORD } from '../../server/test-kit/clients/accounts';
import { databaseUrl, queryOnce } from '../../server/test-kit/database/databases';
import { PROJECT_INPUT } from '../../server/test-kit/clients/graphql-operations';
import { smallJpeg } from '../../server/test-kit/clients/pictures';
import { actUntil, cookieOf, openSocket } from '../../server/test-kit/clients/socket';
import { until } from '../../server/test-kit/processes/until';
import { inspectImage, runOnce } from './container';
import { type TestService, startTestService } from './test-service';

const COMMANDS = 'dist/server/commands';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.remove());

describe('[O22] the image', () => {
  it('is labelled with the version, with which the log begins', async () => {
    const { labels } = await inspectImage();
    expect(labels['org.opencontainers.image.version']).toBe(packageJson.version);
    const [line = ''] = service.container.output().split('\n');
    expect(JSON.parse(line)).toMatchObject({ msg: 'starting', version: packageJson.version });
  });

  it('contains the build, packages and licences, but no TypeScript, source maps, tests or npm scripts', async () => {
    const files = (await runOnce(['find', '/app', '-type', 'f'])).split('\n').filter(Boolean);
    expect(files).toContain('/app/dist/server/main.js');
    expect(files).toContain('/app/node_modules/express/LICENSE');
    expect(files.filter((file) => /\.(ts|mts|cts|map|stamp)$/.test(file))).toEqual([]);
    expect(files.filter((file) => !/^\/app\/(dist|node_modules)\//.test(file))).toEqual([]);
    expect(files.filter((file) => /^\/app\/dist\/.*(\.test\.|\/\.env|\/\.git|\/\.npmrc)/.test(file))).toEqual([]);
  });
});

describe('[O25] a container that may only write to its temporary folders', () => {
  it("runs as an ordinary user without capabilities and without ownership of the application's files", async () => {
    const status = await service.container.exec('cat', '/proc/1/status');
    expect(status).toMatch(/^Uid:\s+1000\s/m);
    expect(status).toMatch(/^CapEff:\s+0+$/m);
    expect(status).toMatch(/^CapBnd:\s+0+$/m);
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
    const others = ['(', '-not', '-user', 'root', '-o', '-perm', '/o=w', ')', '-not', '-type', 'l'];
    expect(await service.container.exec('find', '/app', ...others)).toBe('');
    await service.container.exec('touch', '/data/file', '/tmp/file');
  });

  it('passes its own health check', async () => {
    const { healthCheck } = await inspectImage();
    const [kind, ...command] = healthCheck;
    expect(kind).toBe('CMD');
    expect(await service.container.exec(...command)).toBe('');
  });

  it('lets members sign up, log in, upload a picture, post, apply and receive a message', async () => {
    const { container } = service;
    const owner = await signUpAt(container.url, 'owner');
    const profile = { nickName: '주인', university: '한빛대학교', email: 'owner@example.com' };
    const { body: changed } = await owner.upload('/members/profile', profile, { bytes: await smallJpeg() });
    const picture = await fetch(container.url + (changed as { imageUrl: string }).imageUrl);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
    const { body: project } = await owner.rest('post', '/projects', PROJECT_INPUT);
    const { projectId: id } = project as { projectId: number };

    const applicant = await signUpAt(container.url, 'applicant');
    const application = { role: 'BACKEND', application: '함께해요.' };
    expect((await applicant.rest('post', `/projects/${id}/applications`, application)).status).toBe(201);
    const login = await owner.rest('post', '/auth/login', { loginId: 'owner', password: PASSWORD });
    const headers = { cookie: cookieOf(login) ?? '' };
    const socket = openSocket(container, headers, 'subscription { notificationReceived { noticeTitle } }');
    const { value } = await actUntil(socket.next(), async () => {
      await applicant.rest('post', `/projects/comments/${id}`, { comment: '궁금해요.' });
      await delay(500);
    });
    expect(value).toEqual({ data: { notificationReceived: { noticeTitle: PROJECT_INPUT.title } } });
    await socket.close();
  });

  it("[O24] backs up, restores and adds a moderator by the manual's commands", async () => {
    const { container, postgres, settings, backups } = service;
    const volumes = { '/backups': backups };
    await runOnce(['node', `${COMMANDS}/backup.js`, '/backups'], { settings, volumes });
    const [file = ''] = readdirSync(backups);
    expect(file).toMatch(/^hanteam-\d{8}T\d{6}Z\.zip$/);

    const restored = databaseUrl(settings['DATABASE_URL'] ?? '', 'restored');
    await prepareDatabase(postgres.adminUrl, restored);
    const elsewhere = { ...settings, DATABASE_URL: restored };
    await runOnce(['node', `${COMMANDS}/restore.js`, `/backups/${file}`], { settings: elsewhere, volumes });
    const members = await queryOnce(restored, 'select login_id as "loginId" from member order by id');
    expect(members).toEqual([{ loginId: 'owner' }, { loginId: 'applicant' }]);

    const moderate = (...args: string[]): Promise<string> =>
      container.exec('node', `${COMMANDS}/moderator.js`, ...args);
    await moderate('add', 'owner');
    expect(await moderate('list')).toContain('한빛대학교\towner');
    await expect(moderate('add')).rejects.toThrow(`쓰는 법: node ${COMMANDS}/moderator.js`);
  });

  it('does not start without a database, and names the setting', async () => {
    const { SESSION_SECRET = '' } = service.settings;
    await expect(runOnce([], { settings: { SESSION_SECRET } })).rejects.toThrow(
      /\n설정 DATABASE_URL: .*내장 PostgreSQL은 설치되어 있지 않아요/,
    );
  });

  it('[F8] is unready at once after SIGTERM, continues to serve, and exits with 0', async () => {
    const { container } = service;
    const statusOf = async (path: string): Promise<number> => (await fetch(container.url + path)).status;
    container.terminate();
    await until(async () => (await statusOf('/readyz')) === 503, 3_000);
    expect(await statusOf('/')).toBe(200);
    expect(await container.exit).toEqual({ code: 0, signal: null });
  });
});
