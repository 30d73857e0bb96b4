import type { Response } from 'supertest';
import type { TestClient } from '../../test-kit/clients/client';
import { expectSafe } from '../../test-kit/clients/described-responses';
import { buildMember } from '../../test-kit/factories/factories';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { pictureFiles, smallJpeg, someProfile } from '../../test-kit/clients/pictures';

let app: TestApp;
let client: TestClient;
let jpeg: Buffer;

beforeAll(async () => {
  app = await startTestApp();
  client = await app.as(await buildMember(app.em()));
  jpeg = await smallJpeg();
});

afterAll(() => app.close());

const BOUNDARY = 'x-boundary';

/** Builds a multipart body with these parts. */
function multipart(...parts: [header: string, body: string | Buffer][]): Buffer {
  const chunks = parts.flatMap(([header, body]) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${header}\r\n\r\n`),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

const picture = (name = 'form'): [string, Buffer] => [
  `name="${name}"; filename="face.jpg"\r\nContent-Type: image/jpeg`,
  jpeg,
];

function fields(): [string, string][] {
  return Object.entries(someProfile()).map(([name, value]) => [`name="${name}"`, value]);
}

async function send(path: string, body: Buffer, type = `multipart/form-data; boundary=${BOUNDARY}`): Promise<Response> {
  const response = await client.agent
    .post(path)
    .set('apollo-require-preflight', 'true')
    .set('content-type', type)
    .serialize((raw: unknown) => raw as string)
    .send(body);
  expectSafe(response);
  return response;
}

const OPERATIONS = JSON.stringify({
  query: GQL.updateProfile,
  variables: { input: { nickName: '이름', school: '한빛대학교', picture: null } },
});
const MAP = '{"0":["variables.input.picture"]}';

describe.each<[what: string, path: string, status: number, body: () => Buffer, type?: string]>([
  ['two files', '/api/members/profile', 400, () => multipart(...fields(), picture(), picture())],
  ['a file in another part', '/api/members/profile', 400, () => multipart(...fields(), picture('photo'))],
  ['a file in a nested part', '/api/members/profile', 400, () => multipart(...fields(), picture('form[0][a]'))],
  [
    'a field too many',
    '/api/members/profile',
    400,
    () => multipart(...fields(), ...fields(), ...fields(), ...fields()),
  ],
  ['a long field', '/api/members/profile', 400, () => multipart(['name="nickName"', 'a'.repeat(20_000)])],
  ['no boundary', '/api/members/profile', 400, () => multipart(picture()), 'multipart/form-data'],
  ['no end', '/api/members/profile', 400, () => multipart(...fields(), picture()).subarray(0, -20)],
  ['no part at all', '/api/members/profile', 400, () => Buffer.from(`--${BOUNDARY}--\r\n`)],
  [
    'a broken part',
    '/api/members/profile',
    400,
    () => Buffer.from(`--${BOUNDARY}\r\n\0:\r\n\r\nx\r\n--${BOUNDARY}--\r\n`),
  ],
  [
    'fields of prototypes',
    '/api/members/profile',
    400,
    () => multipart(['name="__proto__[nickName]"', 'x'], picture()),
  ],
  ['no boundary', '/graphql', 400, () => multipart(picture()), 'multipart/form-data'],
  ['no end', '/graphql', 400, () => multipart(['name="operations"', OPERATIONS]).subarray(0, -20)],
  ['no operations', '/graphql', 400, () => multipart(['name="map"', MAP], picture('0'))],
  [
    'broken operations',
    '/graphql',
    400,
    () => multipart(['name="operations"', '{'], ['name="map"', MAP], picture('0')),
  ],
  ['no map', '/graphql', 400, () => multipart(['name="operations"', OPERATIONS], picture('0'))],
  [
    'a map to nowhere',
    '/graphql',
    400,
    () =>
      multipart(
        ['name="operations"', OPERATIONS],
        ['name="map"', '{"0":["variables.input.nickName.x"]}'],
        picture('0'),
      ),
  ],
  [
    'two files',
    '/graphql',
    413,
    () =>
      multipart(
        ['name="operations"', OPERATIONS],
        ['name="map"', '{"0":["variables.input.picture"],"1":["variables.input.school"]}'],
        picture('0'),
        picture('1'),
      ),
  ],
])('a form with %s, sent to %s,', (_what, path, status, body, type) => {
  it(`is refused with ${status}, and nothing is stored`, async () => {
    const [files, before] = [await pictureFiles(app), await client.rest('get', '/members/profile')];
    const response = await send(path, body(), type);
    expect(response.status).toBe(status);
    expect(response.text).toMatch(/"code":"(VALIDATION_FAILED|TOO_LARGE)"/);
    expect(await pictureFiles(app)).toEqual(files);
    expect((await client.rest('get', '/members/profile')).body).toEqual(before.body);
  });
});

it('a form whose map names a missing file is rejected', async () => {
  const response = await send('/graphql', multipart(['name="operations"', OPERATIONS], ['name="map"', MAP]));
  expect(response.body).toMatchObject({ errors: [{ extensions: { code: 'VALIDATION_FAILED' } }] });
});

it('an empty file input, as browsers send it, changes no picture', async () => {
  const { imageUrl } = (await client.upload('/members/profile', someProfile(), { bytes: jpeg })).body as {
    imageUrl: string;
  };
  const empty: [string, string] = ['name="form"; filename=""\r\nContent-Type: application/octet-stream', ''];
  const response = await send('/api/members/profile', multipart(...fields(), empty));
  expect(response.body).toMatchObject({ imageUrl });
});

it('a file that the operation does not use is not stored', async () => {
  const files = await pictureFiles(app);
  const operations = JSON.stringify({ query: '{ viewer { id } }', variables: { picture: null } });
  const response = await send(
    '/graphql',
    multipart(['name="operations"', operations], ['name="map"', MAP], picture('0')),
  );
  expect(response.body).toMatchObject({ data: { viewer: { id: expect.any(String) as string } } });
  expect(await pictureFiles(app)).toEqual(files);
});

it('[A18] a GraphQL form without a preflight header is rejected', async () => {
  const response = await client.agent
    .post('/graphql')
    .field('operations', OPERATIONS)
    .field('map', MAP)
    .attach('0', jpeg, 'face.jpg');
  expect(response.status).toBe(400);
});
