import type { TestClient } from '../../test/client';
import { buildComment, buildFavourite, buildMember, buildProject, buildStudy } from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/harness';
import { BOTH_KINDS, KINDS } from '../../test/operations';
import { commentShape } from '../comments/comment.rest-shapes';
import { loadComments } from '../comments/comment.queries';
import type { Context } from '../context';
import type { Member } from '../members/member.entity';
import { readNoticePage, readRecentNotices } from '../notices/notice.list';
import { readNotice } from '../notices/notice.queries';
import { NOTICE_KIND_ROUTES } from '../notices/notice.rest-dialect';
import { LoaderCache } from './loader-cache';

// A shape is used on views and in SQL. Here the same rows are read in both ways.

let app: TestApp;
let viewer: Member;
let client: TestClient;
let ctx: Context;

beforeAll(async () => {
  app = await startTestApp();
  viewer = await buildMember(app.em(), { nickName: '"따옴표" \\ <b>' });
  client = await app.as(viewer);
  ctx = { ...app.server.services, session: { memberId: viewer.id }, loaders: new LoaderCache() } as unknown as Context;
  const pictured = await buildMember(app.em());
  await app.sql(`update member set picture = 'a.webp' where id = ?`, [pictured.id]);
  for (const owner of [viewer, pictured]) {
    for (const build of [buildProject, buildStudy]) {
      const notice = await build(app.em(), { owner, title: '한글 "제목" \\', content: '줄\n바꿈\t\u2028 😀' });
      await buildFavourite(app.em(), { member: owner, notice });
      for (const author of [viewer, pictured]) await buildComment(app.em(), { notice, author });
      await app.sql(`update comment set author_id = null where notice_id = ? and author_id = ?`, [notice.id, owner.id]);
    }
  }
  await app.sql(`update notice set created_at = created_at - id * interval '7 hours 11 minutes'`);
});

afterAll(() => app.close());

describe.each(BOTH_KINDS)('for a %s, PostgreSQL writes what the shape makes of the view:', (kind) => {
  const { base } = KINDS[kind];
  const routes = NOTICE_KIND_ROUTES.find((each) => each.kind === kind);
  if (!routes) throw new Error(kind);

  it('the newest', async () => {
    const views = await readRecentNotices(ctx, kind);
    expect(views).toHaveLength(2);
    expect((await client.rest('get', `${base}/recent`)).body).toEqual(views.map(routes.toItem));
  });

  it.each([
    [0, 12],
    [1, 1],
    [5, 3],
  ])('page %i of %i', async (page, size) => {
    const { nodes, totalCount, totalPages } = await readNoticePage(ctx, { kind, page, size });
    expect((await client.rest('get', `${base}?page=${page}&size=${size}`)).body).toEqual({
      content: nodes.map(routes.toItem),
      totalPages,
      totalElements: totalCount,
      number: page,
      size,
    });
  });

  it('whole notices with their version, and their comments', async () => {
    for (const { id } of await readRecentNotices(ctx, kind)) {
      const notice = await readNotice(ctx, id);
      const response = await client.rest('get', `${base}/${id}`);
      expect(response.body).toEqual(routes.toDetail(notice));
      expect(response.headers['etag']).toBe(`"${notice.version}"`);
      const comments = await loadComments(ctx, { parentId: id, afterId: 0, first: 10 });
      expect(comments).toHaveLength(2);
      expect((await client.rest('get', `${base}/comments/${id}`)).body).toEqual(comments.map(commentShape.read));
    }
  });
});
