import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { TestClient } from '../../test-kit/clients/client';
import { whileCommitsFail } from '../../test-kit/database/failing-commits';
import { buildMember } from '../../test-kit/factories/factories';
import { asProfileInput } from '../../test-kit/clients/graphql-inputs';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { expectProblem } from '../../test-kit/clients/outcomes';
import {
  fetchPicture,
  pictureFiles,
  noise,
  PICTURE_TRANSPORTS,
  smallJpeg,
  movedMember,
  profileElsewhere,
  someProfile,
} from '../../test-kit/clients/pictures';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const member = async (): Promise<TestClient> => app.as(await buildMember(app.em()));

/** 5 MiB in bytes. */
const MAX_UPLOAD = 5_242_880;

const SCRIPT = '<script>alert(document.cookie)</script><?php system("id"); ?>';

/** A JPEG that is also a web page, with a script in a comment segment and after the end. */
async function polyglot(): Promise<Buffer> {
  const jpeg = await smallJpeg();
  const script = Buffer.from(SCRIPT);
  const head = Buffer.from([0xff, 0xfe, 0, script.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, script, jpeg.subarray(2), script]);
}

/** A chunk of a PNG: the length of its data, its type, its data and a checksum. */
function pngChunk(type: string, data: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(checked));
  return Buffer.concat([length, checked, checksum]);
}

/** A black square with one bit per pixel. Sharp would need seconds for a large one. */
function blackPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(rows)), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}

/** A rotated picture with EXIF location data. Its left half is red, its right half blue. */
async function rotatedWithGps(): Promise<Buffer> {
  const half = (background: string) => sharp({ create: { width: 50, height: 50, channels: 3, background } }).png();
  const red = await half('#f00').toBuffer();
  const blue = await half('#00f').toBuffer();
  return sharp({ create: { width: 100, height: 50, channels: 3, background: '#000' } })
    .composite([
      { input: red, left: 0, top: 0 },
      { input: blue, left: 50, top: 0 },
    ])
    .withExif({
      IFD0: { Make: 'SecretCam' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '37/1 33/1 59/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '126/1 58/1 41/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
}

/** A progressive JPEG with thousands of scans, because its last scan is repeated. */
async function endlessScans(): Promise<Buffer> {
  const jpeg = await noise(800, 800).jpeg({ quality: 5, optimizeScans: true }).toBuffer();
  const end = jpeg.length - 2;
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), end);
  return Buffer.concat([jpeg.subarray(0, end), ...Array.from({ length: 2_000 }, () => scan), jpeg.subarray(end)]);
}

const padded = async (size: number): Promise<Buffer> => {
  const jpeg = await smallJpeg();
  return Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
};

describe.each(PICTURE_TRANSPORTS)('a picture sent over $transport', ({ send }) => {
  const stored = async (bytes: Buffer, name?: string): Promise<Buffer> => {
    const { code, imageUrl } = await send(await member(), { bytes, name });
    expect(code).toBe('OK');
    return fetchPicture(app, imageUrl);
  };

  it.each([
    ['JPEG', () => noise(1600, 900).jpeg().toBuffer(), 800, 450],
    ['PNG', () => noise(900, 1800).png({ compressionLevel: 1 }).toBuffer(), 400, 800],
    ['WebP', () => noise(1000, 1000).webp().toBuffer(), 800, 800],
    ['small JPEG', smallJpeg, 40, 30],
  ])('becomes a JPEG of at most 800 by 800: %s', async (_name, make, width, height) => {
    const picture = await stored(await make());
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width, height });
  });

  it('[U2] is encoded again, without a hidden script', async () => {
    const sent = await polyglot();
    expect(sent.includes('<script>')).toBe(true);
    const picture = await stored(sent);
    expect(picture.includes('<script>')).toBe(false);
    expect(picture.includes('<?php')).toBe(false);
  });

  it('[U6] is stored upright and without its location', async () => {
    const sent = await rotatedWithGps();
    expect(sent.includes('SecretCam')).toBe(true);
    const picture = await stored(sent);
    const { exif, orientation, width, height } = await sharp(picture).metadata();
    expect({ exif, orientation, width, height }).toEqual({
      exif: undefined,
      orientation: undefined,
      width: 50,
      height: 100,
    });
    const [red = 0, , blue = 0] = await sharp(picture)
      .extract({ left: 25, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(red - blue).toBeGreaterThan(200);
  });

  it.each([
    ['a path', '../../../etc/passwd.jpg'],
    ['a path of Windows', '..\\..\\x.jpg'],
    ['a program', 'shell.php'],
    ['5 kB', `${'가'.repeat(1_700)}.jpg`],
  ])('[U7] is stored under a generated name if its name is %s', async (_what, name) => {
    const { imageUrl } = await send(await member(), { bytes: await smallJpeg(), name });
    expect(imageUrl).toMatch(/^\/pictures\/[A-Za-z0-9_-]{24}\.jpg$/);
    expect(await pictureFiles(app)).toContain(imageUrl?.slice('/pictures/'.length));
  });

  it('may be 5 MiB large', async () => {
    expect(await send(await member(), { bytes: await padded(MAX_UPLOAD) })).toMatchObject({ code: 'OK' });
  });

  describe('is refused, and the old one stays,', () => {
    const truncated = async () => (await noise(300, 300).jpeg().toBuffer()).subarray(0, 8_000);
    const truncatedPng = async () => (await noise(300, 300).png().toBuffer()).subarray(0, 8_000);

    it.each<[what: string, code: string, make: () => Promise<Buffer> | Buffer]>([
      ['[U3] an SVG', 'UNSUPPORTED_MEDIA', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9"/>')],
      ['[U3] a GIF', 'UNSUPPORTED_MEDIA', () => noise(20, 20).gif().toBuffer()],
      ['[U3] a PDF', 'UNSUPPORTED_MEDIA', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
      ['an AVIF', 'UNSUPPORTED_MEDIA', () => noise(20, 20).avif().toBuffer()],
      ['text', 'UNSUPPORTED_MEDIA', () => Buffer.from('얼굴이에요')],
      ['[U4] a PNG of 16,000 by 16,000', 'TOO_LARGE', () => blackPng(16_000)],
      ['[U13] a JPEG of thousands of scans', 'TOO_LARGE', endlessScans],
      ['[U5] a truncated JPEG', 'VALIDATION_FAILED', truncated],
      ['[U5] a truncated PNG', 'VALIDATION_FAILED', truncatedPng],
      ['[U5] an empty file', 'VALIDATION_FAILED', () => Buffer.alloc(0)],
      [
        '[U5] garbage behind a JPEG’s first bytes',
        'VALIDATION_FAILED',
        () => Buffer.from('\xff\xd8\xffgarbage', 'latin1'),
      ],
      ['[U5] garbage behind a PNG’s', 'VALIDATION_FAILED', () => Buffer.from('\x89PNG\r\n\x1a\ngarbage', 'latin1')],
      ['[U5] garbage behind a WebP’s', 'VALIDATION_FAILED', () => Buffer.from('RIFF\x10\0\0\0WEBPgarbage', 'latin1')],
      ['more than 5 MiB', 'TOO_LARGE', () => padded(MAX_UPLOAD + 1)],
      ['far more than 5 MiB', 'TOO_LARGE', () => padded(MAX_UPLOAD * 2)],
    ])('if it is %s', async (_what, code, make) => {
      const client = await member();
      const { imageUrl } = await send(client, { bytes: await smallJpeg() });
      const before = await client.rest('get', '/members/profile');
      const files = await pictureFiles(app);

      expect(await send(client, { bytes: await make() })).toMatchObject({ code });
      expect((await client.rest('get', '/members/profile')).body).toEqual(before.body);
      expect(before.body).toMatchObject({ imageUrl });
      expect(await pictureFiles(app)).toEqual(files);
      await fetchPicture(app, imageUrl);
    });
  });

  it('is not read for a visitor', async () => {
    const files = await pictureFiles(app);
    expect(await send(app.visitor(), { bytes: await smallJpeg() })).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await pictureFiles(app)).toEqual(files);
  });

  it('is not stored if the profile is invalid', async () => {
    const files = await pictureFiles(app);
    const profile = { ...someProfile(), nickName: ' ' };
    expect(await send(await member(), { bytes: await smallJpeg() }, profile)).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(await pictureFiles(app)).toEqual(files);
  });

  it('is not stored if the member has changed the school recently', async () => {
    const files = await pictureFiles(app);
    expect(await send(await movedMember(app), { bytes: await smallJpeg() })).toMatchObject({
      code: 'SCHOOL_CHANGED_RECENTLY',
    });
    expect(await pictureFiles(app)).toEqual(files);
  });

  it('does not replace the old one if the member has changed the school recently', async () => {
    const client = await movedMember(app);
    const { imageUrl } = await send(client, { bytes: await smallJpeg() }, profileElsewhere());
    const files = await pictureFiles(app);
    const sent = await send(client, { bytes: await smallJpeg() });
    expect(sent).toMatchObject({ code: 'SCHOOL_CHANGED_RECENTLY' });
    expect((await client.rest('get', '/members/image')).body).toEqual({ imageUrl });
    expect(await pictureFiles(app)).toEqual(files);
    await fetchPicture(app, imageUrl);
  });

  it('does not replace the old one if the commit fails', async () => {
    const client = await member();
    const { imageUrl } = await send(client, { bytes: await smallJpeg() });
    const files = await pictureFiles(app);
    await whileCommitsFail(app, 'member', async () => {
      expect(await send(client, { bytes: await smallJpeg() })).toMatchObject({ code: 'UNAVAILABLE' });
    });
    expect((await client.rest('get', '/members/image')).body).toEqual({ imageUrl });
    expect(await pictureFiles(app)).toEqual(files);
    await fetchPicture(app, imageUrl);
  });

  it('replaces the old one, whose file is removed', async () => {
    const client = await member();
    const old = await send(client, { bytes: await smallJpeg() });
    const files = await pictureFiles(app);
    const { imageUrl } = await send(client, { bytes: await smallJpeg() });
    expect(imageUrl).not.toBe(old.imageUrl);
    expect(await pictureFiles(app)).toHaveLength(files.length);
    expect((await fetch(app.url + old.imageUrl)).status).toBe(404);
    await fetchPicture(app, imageUrl);
  });
});

/** Input of a profile change that removes the picture. */
const pictureNull = (profile = someProfile()) => ({ input: { ...asProfileInput(profile), picture: null } });

describe.each(PICTURE_TRANSPORTS)('a picture that was sent over $transport', ({ send }) => {
  it('is unchanged by a profile change without a picture, over both transports', async () => {
    const client = await member();
    const { imageUrl } = await send(client, { bytes: await smallJpeg() });
    expect((await client.rest('post', '/members/profile', someProfile())).body).toMatchObject({ imageUrl });
    expect((await client.upload('/members/profile', someProfile())).body).toMatchObject({ imageUrl });
    const response = await client.data(GQL.updateProfile, { input: asProfileInput(someProfile()) });
    expect(response).toMatchObject({ updateProfile: { viewer: { member: { imageUrl } } } });
  });

  it('is removed by null', async () => {
    const client = await member();
    const { imageUrl } = await send(client, { bytes: await smallJpeg() });
    expect(await client.data(GQL.updateProfile, pictureNull())).toMatchObject({
      updateProfile: { viewer: { member: { imageUrl: null } } },
    });
    expect((await fetch(app.url + imageUrl)).status).toBe(404);
  });

  it('is not removed by null if the member has changed the school recently or the commit fails', async () => {
    const client = await movedMember(app);
    const { imageUrl } = await send(client, { bytes: await smallJpeg() }, profileElsewhere());
    expect(await client.code(GQL.updateProfile, pictureNull())).toBe('SCHOOL_CHANGED_RECENTLY');
    await whileCommitsFail(app, 'member', async () => {
      expect(await client.code(GQL.updateProfile, pictureNull(profileElsewhere()))).toBe('UNAVAILABLE');
    });
    expect((await client.rest('get', '/members/image')).body).toEqual({ imageUrl });
    await fetchPicture(app, imageUrl);
  });
});

it('a picture over REST with a taken e-mail address is not stored, and the old one stays', async () => {
  const { email } = await buildMember(app.em());
  const client = await member();
  const send = (profile: ReturnType<typeof someProfile>) =>
    smallJpeg().then((bytes) => client.upload('/members/profile', profile, { bytes }));
  const { imageUrl } = (await send(someProfile())).body as { imageUrl: string };
  const files = await pictureFiles(app);
  expectProblem(await send({ ...someProfile(), email: email.toUpperCase() }), 'EMAIL_TAKEN', ['email']);
  expect((await client.rest('get', '/members/image')).body).toEqual({ imageUrl });
  expect(await pictureFiles(app)).toEqual(files);
  await fetchPicture(app, imageUrl);
});
