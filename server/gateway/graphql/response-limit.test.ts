import { BOUNDS } from '../../../shared/bounds';
import type { GraphQLResponse, TestClient } from '../../test-kit/clients/client';
import { buildComment, buildMember, buildStudy } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';

/** Each one has 30 kB of content. */
const NOTICES = 10;

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  const owner = await buildMember(app.em());
  const content = '힣'.repeat(BOUNDS.content.max);
  for (let count = 0; count < NOTICES; count += 1) await buildStudy(app.em(), { owner, content });
  client = await app.as(owner);
});

afterAll(() => app.close());

/** Selects the content of a notice so many times. */
const names = (times: number): string => Array.from({ length: times }, (_, index) => `a${index}: content`).join(' ');

/** Selects the contents of a page of notices so many times, 300 kB each. */
const contents = (times: number): string => `nodes { ${names(times)} }`;

const codesOf = ({ errors = [] }: GraphQLResponse<unknown>): string[] =>
  errors.map(({ extensions }) => extensions.code);

it('[G16] a response of 3.9 MB is sent', async () => {
  const { data, errors } = await client.graphql<{ notices: { nodes: object[] } }>(
    `{ notices(size: ${NOTICES}) { ${contents(13)} } }`,
  );
  expect(errors).toBeUndefined();
  expect(data?.notices.nodes).toHaveLength(NOTICES);
});

it('[G16] a response of 4.5 MB is refused', async () => {
  const response = await client.graphql(`{ notices(size: ${NOTICES}) { ${contents(15)} } }`);
  expect(codesOf(response)).toEqual(['DOCUMENT_LIMIT']);
  expect(response.data).toEqual({ notices: null });
});

it('[G16] of two fields with 4.5 MB together, one is refused', async () => {
  const response = await client.graphql<{ notices: object | null; recentNotices: object | null }>(
    `{ notices(size: ${NOTICES}) { ${contents(7)} } recentNotices(kind: STUDY) { ${names(8)} } }`,
  );
  expect(codesOf(response)).toEqual(['DOCUMENT_LIMIT']);
  expect([response.data?.notices, response.data?.recentNotices].filter((read) => read === null)).toHaveLength(1);
});

it('[G16] an action whose result has 4.5 MB is done, and its result is not read', async () => {
  const author = await buildMember(app.em());
  const notice = await buildStudy(app.em());
  const text = '힣'.repeat(BOUNDS.comment.max);
  for (let count = 0; count < BOUNDS.size.max; count += 1) await buildComment(app.em(), { notice, author, text });
  const texts = Array.from({ length: 15 }, (_, index) => `a${index}: text`).join(' ');
  const response = await client.graphql<{ favouriteNotice: unknown }>(
    `mutation ($id: ID!) {
      favouriteNotice(input: { noticeId: $id }) { notice { comments(first: 100) { nodes { ${texts} } } } }
    }`,
    { id: String(notice.id) },
  );
  expect(codesOf(response)).toEqual(['RESULT_UNAVAILABLE']);
  expect(response.data).toEqual({ favouriteNotice: null });
  expect(await app.sql('select from favourite where notice_id = ?', [notice.id])).toHaveLength(1);
});
