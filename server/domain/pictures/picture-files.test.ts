import { chmod, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { buildMember } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { PICTURE_TRANSPORTS, smallJpeg } from '../../test-kit/clients/pictures';
import { createDiskStore } from './disk-store';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await writeFile(join(app.dataDir, 'secret.txt'), 'not for browsers');
  await writeFile(join(app.dataDir, 'pictures', 'other.txt'), 'not for browsers');
});

afterAll(() => app.close());

async function uploadedUrl(): Promise<string> {
  const client = await app.as(await buildMember(app.em()));
  const { imageUrl } = await PICTURE_TRANSPORTS[0].send(client, { bytes: await smallJpeg() });
  return imageUrl ?? '';
}

/** Requests a path unchanged, because fetch would normalise it. */
function statusOf(path: string, method = 'GET'): Promise<number> {
  return new Promise((resolve, reject) => {
    request(new URL(app.url), { path, method }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .once('error', reject)
      .end();
  });
}

it('[U12] the folder of pictures is closed to other users, even if it was open before', async () => {
  const folder = join(app.dataDir, 'pictures');
  await chmod(folder, 0o755);
  await createDiskStore(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it('[U11] a picture is served to everybody, only as a JPEG, and may be cached for a year', async () => {
  const response = await fetch(app.url + (await uploadedUrl()));
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(Number(response.headers.get('content-length'))).toBe((await response.arrayBuffer()).byteLength);
});

it('HEAD responds with the same headers without the bytes', async () => {
  const response = await fetch(app.url + (await uploadedUrl()), { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
});

it.each([
  '/pictures/',
  '/pictures/../secret.txt',
  '/pictures/%2e%2e/secret.txt',
  '/pictures/%2e%2e%2fsecret.txt',
  '/pictures/..%5csecret.txt',
  '/pictures/%252e%252e%252fsecret.txt',
  '/pictures/other.txt',
  '/pictures/AAAAAAAAAAAAAAAAAAAAAAAA.jpg',
  '/pictures/AAAAAAAAAAAAAAAAAAAAAAAA.jpg.part',
  '/pictures/AAAAAAAAAAAAAAAAAAAAAAAA.jpg%00',
])('[U11] %s is a 404', async (path) => {
  expect(await statusOf(path)).toBe(404);
});

it('[U11] a long name is a 404', async () => {
  expect(await statusOf(`/pictures/${'A'.repeat(5_000)}.jpg`)).toBe(404);
});

it('a broken escape is rejected', async () => {
  expect(await statusOf('/pictures/%ff.jpg')).toBeGreaterThanOrEqual(400);
  expect(await statusOf('/pictures/%ff.jpg')).toBeLessThan(500);
});

it('other methods do not change a picture', async () => {
  const url = await uploadedUrl();
  for (const method of ['DELETE', 'PUT', 'POST']) expect([404, 405]).toContain(await statusOf(url, method));
  expect(await statusOf(url)).toBe(200);
});

it('a missing file is a 404, and its profile can be read', async () => {
  const client = await app.as(await buildMember(app.em()));
  const { imageUrl } = await PICTURE_TRANSPORTS[0].send(client, { bytes: await smallJpeg() });
  await rm(join(app.dataDir, imageUrl ?? ''));
  expect(await statusOf(imageUrl ?? '')).toBe(404);
  expect((await client.rest('get', '/members/profile')).body).toMatchObject({ imageUrl });
});
