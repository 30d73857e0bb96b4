import { readdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { StartError } from '../../platform/errors/start-error';
import type { TestClient } from '../../test-kit/clients/client';
import { buildMember } from '../../test-kit/factories/factories';
import { asProfileInput } from '../../test-kit/clients/graphql-inputs';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { fetchPicture, PICTURE_TRANSPORTS, smallJpeg, movedMember, someProfile } from '../../test-kit/clients/pictures';
import { startTestS3, type TestS3 } from '../../test-kit/servers/s3';
import { createS3Store } from './s3-store';

let s3: TestS3;
let app: TestApp;
let jpeg: Buffer;

beforeAll(async () => {
  s3 = await startTestS3();
  app = await startTestApp({ S3_URL: s3.url });
  jpeg = await smallJpeg();
});

afterAll(async () => {
  await app.close();
  await s3.close();
});

const member = async (): Promise<TestClient> => app.as(await buildMember(app.em()));

const statusOf = async (url: string | null | undefined): Promise<number> => (await fetch(`${app.url}${url}`)).status;

describe.each(PICTURE_TRANSPORTS)('with pictures in an S3-compatible store, over $transport', ({ send }) => {
  it('a picture is stored there and served in the same way', async () => {
    const { imageUrl } = await send(await member(), { bytes: jpeg });
    const response = await fetch(`${app.url}${imageUrl}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get('content-length')));
    expect(await readdir(app.dataDir)).not.toContain('pictures');
  });

  it('a replaced picture and a removed picture are deleted', async () => {
    const client = await member();
    const first = await send(client, { bytes: jpeg });
    const second = await send(client, { bytes: jpeg });
    expect(await statusOf(first.imageUrl)).toBe(404);
    await fetchPicture(app, second.imageUrl);
    await client.data(GQL.updateProfile, { input: { ...asProfileInput(someProfile()), picture: null } });
    expect(await statusOf(second.imageUrl)).toBe(404);
  });

  it('a picture is deleted if its profile change is rejected', async () => {
    const saved: string[] = [];
    const { pictures } = app.server.services;
    const save = jest.spyOn(pictures, 'save');
    const outcome = await send(await movedMember(app), { bytes: jpeg });
    for (const { value } of save.mock.results) saved.push(await (value as Promise<string>));
    save.mockRestore();
    expect(outcome).toMatchObject({ code: 'SCHOOL_CHANGED_RECENTLY' });
    expect(saved).toHaveLength(1);
    expect(await statusOf(`/pictures/${saved[0]}`)).toBe(404);
  });

  it('uploads and pictures are 503 and the profile is unchanged during an outage; afterwards both work', async () => {
    const client = await member();
    const { imageUrl } = await send(client, { bytes: jpeg });
    const before = await client.rest('get', '/members/profile');
    await s3.stop();
    try {
      expect(await send(client, { bytes: jpeg })).toMatchObject({ code: 'UNAVAILABLE' });
      const response = await fetch(`${app.url}${imageUrl}`);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(response.headers.get('cache-control')).toBeNull();
      expect((await client.rest('get', '/members/profile')).body).toEqual(before.body);
      expect((await fetch(`${app.url}/livez`)).status).toBe(200);
    } finally {
      await s3.start();
    }
    await fetchPicture(app, imageUrl);
    expect(await send(client, { bytes: jpeg })).toMatchObject({ code: 'OK' });
  });
});

it('an unknown name is a 404', async () => {
  expect(await statusOf('/pictures/AAAAAAAAAAAAAAAAAAAAAAAA.jpg')).toBe(404);
});

it('two instances share the pictures', async () => {
  const { imageUrl } = await PICTURE_TRANSPORTS[0].send(await member(), { bytes: jpeg });
  const store = await createS3Store(s3.url);
  const found = await store.read((imageUrl ?? '').slice('/pictures/'.length));
  expect(found?.size).toBeGreaterThan(0);
  found?.bytes.destroy();
});

describe('a store that accepts the connection and never responds', () => {
  let silent: Server;

  beforeAll(async () => {
    silent = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
  });

  afterAll(() => silent.close());

  it('causes a 503 after a timeout', async () => {
    const { port } = silent.address() as AddressInfo;
    const other = await startTestApp({ S3_URL: `http://key:secret@127.0.0.1:${port}/pictures` }, app);
    const client = await other.as(await buildMember(app.em()));
    expect(await PICTURE_TRANSPORTS[0].send(client, { bytes: jpeg })).toMatchObject({ code: 'UNAVAILABLE' });
    await other.close();
  });
});

it.each([
  ['with the wrong keys', (url: string) => url.replace('S3RVER:S3RVER', 'NOBODY:S3RVER')],
  ['with a missing bucket', (url: string) => url.replace('/pictures?', '/elsewhere?')],
])('a store %s is a 503, not a 500', async (_what, wrong) => {
  const other = await startTestApp({ S3_URL: wrong(s3.url) }, app);
  try {
    const client = await other.as(await buildMember(app.em()));
    expect(await PICTURE_TRANSPORTS[0].send(client, { bytes: jpeg })).toMatchObject({ code: 'UNAVAILABLE' });
  } finally {
    await other.close();
  }
});

it.each(['http://127.0.0.1/pictures', 'http://key:secret@127.0.0.1/', 'http://key:secret@127.0.0.1/a/b'])(
  'the setting %s is refused at the start',
  async (address) => {
    await expect(createS3Store(address)).rejects.toThrow(StartError);
  },
);
