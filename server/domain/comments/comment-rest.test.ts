import { buildComment, buildMember, buildProject, buildStudy } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { BOTH_KINDS, KINDS } from '../../test-kit/clients/graphql-operations';
import { expectProblem } from '../../test-kit/clients/outcomes';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

describe.each(BOTH_KINDS)('on a %s', (kind) => {
  const { base } = KINDS[kind];
  const build = kind === 'PROJECT' ? buildProject : buildStudy;

  it('a comment is added with a 201 and listed, the oldest first', async () => {
    const notice = await build(app.em());
    const older = await buildComment(app.em(), { notice, text: '먼저 썼어요.' });
    const client = await app.as(await buildMember(app.em(), { nickName: '지우' }));
    const added = await client.rest('post', `${base}/comments/${notice.id}`, { comment: '  몇 시에 만나요?  ' });
    const { id } = added.body as { id: number };
    expect(added.status).toBe(201);
    expect(added.headers.location).toBe(`/api/comments/${id}`);
    expect(added.body).toEqual({
      id,
      name: '지우',
      comment: '몇 시에 만나요?',
      createdDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00$/) as string,
      imageUrl: null,
    });
    const list = await client.rest('get', `${base}/comments/${notice.id}`);
    expect(list.status).toBe(200);
    expect(list.body).toEqual([expect.objectContaining({ id: older.id, comment: '먼저 썼어요.' }), added.body]);
  });

  it('a comment is dated in ISO 8601 with the offset of Seoul', async () => {
    const notice = await build(app.em());
    const comment = await buildComment(app.em(), { notice });
    await app.sql('update comment set created_at = ? where id = ?', ['2025-12-31T23:30:05.678Z', comment.id]);
    const client = await app.as(await buildMember(app.em()));
    const { body } = await client.rest('get', `${base}/comments/${notice.id}`);
    expect(body).toMatchObject([{ createdDate: '2026-01-01T08:30:05+09:00' }]);
  });

  it.each([{ comment: '' }, { comment: ' \n\t ' }, { comment: '\u0007' }, { comment: null }, {}])(
    'a blank comment (%j) is rejected',
    async (body) => {
      const notice = await build(app.em());
      const client = await app.as(await buildMember(app.em()));
      expectProblem(await client.rest('post', `${base}/comments/${notice.id}`, body), 'VALIDATION_FAILED', ['comment']);
      expect((await client.rest('get', `${base}/comments/${notice.id}`)).body).toEqual([]);
    },
  );

  it('a comment is deleted with {} and no longer exists', async () => {
    const notice = await build(app.em());
    const author = await buildMember(app.em());
    const comment = await buildComment(app.em(), { notice, author });
    const client = await app.as(author);
    const response = await client.rest('delete', `/comments/${comment.id}`);
    expect([response.status, response.body]).toEqual([200, {}]);
    expectProblem(await client.rest('delete', `/comments/${comment.id}`), 'NOT_FOUND');
    expect((await client.rest('get', `${base}/comments/${notice.id}`)).body).toEqual([]);
  });
});
