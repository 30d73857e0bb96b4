import { execFileSync } from 'node:child_process';
import { access, mkdir, readdir, readlink, rename, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestClient } from '../../test-kit/clients/client';
import { buildMember, PASSWORD } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { fetchPicture, pictureFiles, noise, PICTURE_TRANSPORTS, smallJpeg } from '../../test-kit/clients/pictures';
import { cookieOf } from '../../test-kit/clients/socket';
import { until } from '../../test-kit/processes/until';
import { findAnyMember } from '../members/member.sql';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Temporary files of GraphQL uploads that this process has open. */
async function waitingFiles(): Promise<string[]> {
  const open = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''));
  return (await Promise.all(open)).filter((path) => path.includes('capacitor-'));
}

const openFiles = async (): Promise<number> => (await readdir('/proc/self/fd')).length;

/**
 * Opens all read connections and keeps them open, so that they are not counted as files of an
 * upload.
 */
async function openAllReadConnections(): Promise<void> {
  const { reads } = app.server.services;
  await Promise.all(Array.from({ length: 10 }, () => reads.exists(findAnyMember, {})));
}

async function session(): Promise<string> {
  const member = await buildMember(app.em());
  const response = await app.visitor().rest('post', '/auth/login', { loginId: member.loginId, password: PASSWORD });
  return cookieOf(response) ?? '';
}

const GRAPHQL_PARTS = [
  [
    'operations',
    JSON.stringify({
      query: GQL.updateProfile,
      variables: { input: { nickName: '이름', school: '한빛대학교', picture: null } },
    }),
  ],
  ['map', '{"file":["variables.input.picture"]}'],
] as const;

/** Sends a request that declares a megabyte, sends a part of it and closes the connection. */
async function abortedUpload(path: string, cookie: string, parts: typeof GRAPHQL_PARTS | readonly []): Promise<void> {
  const fields = parts.map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Cookie: ${cookie}`,
    'apollo-require-preflight: true',
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 1000000',
    '',
    `${fields.join('')}--x\r\nContent-Disposition: form-data; name="${parts.length ? 'file' : 'form'}"; filename="a.jpg"`,
    'Content-Type: image/jpeg',
    '',
    '',
  ];
  const socket = connect(app.server.port, 'localhost').on('error', () => undefined);
  await new Promise((resolve) => socket.write(head.join('\r\n'), resolve));
  await new Promise((resolve) => socket.write(Buffer.alloc(200_000), resolve));
  await sleep(Math.random() * 30);
  socket.destroy();
}

describe('[U9] a hundred aborted uploads', () => {
  it.each([
    ['/api/members/profile', []],
    ['/graphql', GRAPHQL_PARTS],
  ] as const)('at %s leave neither stored nor open files', async (path, parts) => {
    const cookie = await session();
    await openAllReadConnections();
    const [stored, open] = [await pictureFiles(app), await openFiles()];
    const waited = new Set<string>();
    for (let batch = 0; batch < 10; batch += 1) {
      const sent = Promise.all(Array.from({ length: 10 }, () => abortedUpload(path, cookie, parts)));
      await sleep(15);
      for (const file of await waitingFiles()) waited.add(file);
      await sent;
    }
    // GraphQL uploads are buffered on disk, so the test shows that these files are removed.
    expect(waited.size > 0).toBe(parts.length > 0);
    const isRemoved = (file: string): Promise<boolean> =>
      access(file).then(
        () => false,
        () => true,
      );
    for (const file of waited) await until(() => isRemoved(file), 30_000);
    await until(async () => (await openFiles()) <= open + 5, 30_000);
    expect(await pictureFiles(app)).toEqual(stored);
    expect((await fetch(`${app.url}/livez`)).status).toBe(200);
  });
});

const SMALL_DISK = 32 * 1024;

/** Mounts a small disk at the folder. Returns a function that unmounts it. */
function fill(folder: string): () => void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK}`, 'tmpfs', folder]);
  return () => execFileSync('umount', ['-l', folder]);
}

// Only root can mount.
const describeAsRoot = process.getuid?.() === 0 ? describe : describe.skip;

describeAsRoot('[U10] with a full disk', () => {
  const member = async (): Promise<TestClient> => app.as(await buildMember(app.em()));
  const large = (): Promise<Buffer> => noise(800, 800).jpeg({ quality: 90 }).toBuffer();

  it.each(PICTURE_TRANSPORTS)(
    'an upload over $transport is a 503, the profile is unchanged, and no partial file remains',
    async ({ send }) => {
      const client = await member();
      const bytes = [await smallJpeg(), await large()] as const;
      const empty = fill(join(app.dataDir, 'pictures'));
      try {
        const { imageUrl } = await send(client, { bytes: bytes[0] });
        const [before, files] = [await client.rest('get', '/members/profile'), await pictureFiles(app)];
        expect(await send(client, { bytes: bytes[1] })).toMatchObject({ code: 'UNAVAILABLE' });
        expect((await client.rest('get', '/members/profile')).body).toEqual(before.body);
        expect(await pictureFiles(app)).toEqual(files);
        await fetchPicture(app, imageUrl);
      } finally {
        empty();
      }
      expect(await send(client, { bytes: bytes[1] })).toMatchObject({ code: 'OK' });
    },
  );
});

it.each(PICTURE_TRANSPORTS)(
  'without the folder of pictures an upload over $transport is a 503, and the profile is unchanged',
  async ({ send }) => {
    const client = await app.as(await buildMember(app.em()));
    const folder = join(app.dataDir, 'pictures');
    const before = await client.rest('get', '/members/profile');
    await rename(folder, `${folder}-away`);
    expect(await send(client, { bytes: await smallJpeg() })).toMatchObject({ code: 'UNAVAILABLE' });
    await rename(`${folder}-away`, folder);
    expect((await client.rest('get', '/members/profile')).body).toEqual(before.body);
  },
);

describe('an old picture that cannot be removed', () => {
  /** Replaces the picture by a folder, which the server cannot remove. Returns its path. */
  async function obstruct(imageUrl: string | null | undefined): Promise<string> {
    const path = join(app.dataDir, imageUrl ?? '');
    await rm(path);
    await mkdir(path);
    return path;
  }

  it.each(PICTURE_TRANSPORTS)('is logged, and the new one is stored over $transport', async ({ send }) => {
    const client = await app.as(await buildMember(app.em()));
    const old = await send(client, { bytes: await smallJpeg() });
    const obstacle = await obstruct(old.imageUrl);
    const logged = jest.spyOn(app.server.services.logger, 'error');
    const { code, imageUrl } = await send(client, { bytes: await smallJpeg() });
    const failures = logged.mock.calls.map(([what]) => what);
    logged.mockRestore();
    expect(code).toBe('OK');
    expect(failures).toMatchObject([{ err: { code: 'ERR_FS_EISDIR' } }]);
    expect((await client.rest('get', '/members/image')).body).toEqual({ imageUrl });
    await fetchPicture(app, imageUrl);
    await rm(obstacle, { recursive: true });
  });

  it('does not prevent a withdrawal', async () => {
    const member = await buildMember(app.em());
    const client = await app.as(member);
    const obstacle = await obstruct((await PICTURE_TRANSPORTS[0].send(client, { bytes: await smallJpeg() })).imageUrl);
    expect(await client.data(GQL.withdraw, { password: PASSWORD })).toEqual({
      withdraw: { memberId: String(member.id) },
    });
    expect(await app.sql('select 1 from member where id = ?', [member.id])).toEqual([]);
    expect((await client.rest('get', '/members/profile')).status).toBe(401);
    await rm(obstacle, { recursive: true });
  });
});
