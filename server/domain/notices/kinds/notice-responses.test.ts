import { seoulDate, seoulTime } from '../../../platform/text/seoul-time';
import type { TestClient } from '../../../test-kit/clients/client';
import {
  buildComment,
  buildFavourite,
  buildMember,
  buildProject,
  buildStudy,
} from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { BOTH_KINDS, KINDS } from '../../../test-kit/clients/graphql-operations';
import type { Member } from '../../members/member.entity';

// REST and GraphQL read the same fields. These tests compare their responses.

let app: TestApp;
let viewer: Member;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  viewer = await buildMember(app.em(), { nickName: '"따옴표" \\ <b>' });
  client = await app.as(viewer);
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

interface Author {
  nickName: string;
  imageUrl: string | null;
}

interface ShownNotice {
  id: string;
  title: string;
  recruiting: boolean;
  viewerHasFavourited: boolean;
  headcount: number;
  content: string;
  createdAt: string;
  version: number;
  owner: Author;
  comments: { nodes: { id: string; text: string; createdAt: string; author: Author | null }[] };
  field?: string;
  techStack?: string;
  roles?: { role: string; headcount: number }[];
}

const FIELDS = `id title recruiting viewerHasFavourited headcount content createdAt version owner { nickName imageUrl }
  comments { nodes { id text createdAt author { nickName imageUrl } } }
  ... on Project { field techStack roles { role headcount } }`;

describe.each(BOTH_KINDS)('for a %s, REST shows the same values as GraphQL in', (kind) => {
  const { base, idName } = KINDS[kind];
  const dateName = kind === 'PROJECT' ? 'projectDate' : 'studyDate';

  const toItem = (notice: ShownNotice) => ({
    [idName]: Number(notice.id),
    title: notice.title,
    recruiting: notice.recruiting,
    favorite: notice.viewerHasFavourited,
    imageUrl: notice.owner.imageUrl,
    nickName: notice.owner.nickName,
    [dateName]: seoulDate(new Date(notice.createdAt)),
  });

  const headcountOf = ({ roles = [] }: ShownNotice, role: string): number | undefined =>
    roles.find((each) => each.role === role)?.headcount;

  const toDetail = (notice: ShownNotice) => ({
    ...toItem(notice),
    recruitNumber: notice.headcount,
    content: notice.content,
    ...(kind === 'PROJECT'
      ? {
          postId: Number(notice.id),
          field: notice.field,
          techStack: notice.techStack,
          frontendNumber: headcountOf(notice, 'FRONTEND'),
          backendNumber: headcountOf(notice, 'BACKEND'),
          designerNumber: headcountOf(notice, 'DESIGNER'),
        }
      : {}),
  });

  const readRecent = async (): Promise<ShownNotice[]> => {
    const { recentNotices } = await client.data<{ recentNotices: ShownNotice[] }>(
      `query ($kind: NoticeKind!) { recentNotices(kind: $kind) { ${FIELDS} } }`,
      { kind },
    );
    return recentNotices;
  };

  it('the newest notices', async () => {
    const notices = await readRecent();
    expect(notices).toHaveLength(2);
    expect((await client.rest('get', `${base}/recent`)).body).toEqual(notices.map(toItem));
  });

  it.each([
    [0, 12],
    [1, 1],
    [5, 3],
  ])('page %i of %i', async (page, size) => {
    const { notices } = await client.data<{
      notices: { nodes: ShownNotice[]; totalCount: number; totalPages: number };
    }>(
      `query ($page: Int!, $size: Int!, $kind: NoticeKind!) {
        notices(page: $page, size: $size, filter: { kind: $kind }) { nodes { ${FIELDS} } totalCount totalPages }
      }`,
      { page, size, kind },
    );
    expect((await client.rest('get', `${base}?page=${page}&size=${size}`)).body).toEqual({
      content: notices.nodes.map(toItem),
      totalPages: notices.totalPages,
      totalElements: notices.totalCount,
      number: page,
      size,
    });
  });

  it('whole notices with their version, and their comments', async () => {
    for (const notice of await readRecent()) {
      const response = await client.rest('get', `${base}/${notice.id}`);
      expect(response.body).toEqual(toDetail(notice));
      expect(response.headers['etag']).toBe(`"${notice.version}"`);
      const comments = notice.comments.nodes.map(({ id, text, createdAt, author }) => ({
        id: Number(id),
        name: author?.nickName ?? null,
        comment: text,
        createdDate: seoulTime(new Date(createdAt)),
        imageUrl: author?.imageUrl ?? null,
      }));
      expect(comments).toHaveLength(2);
      expect((await client.rest('get', `${base}/comments/${notice.id}`)).body).toEqual(comments);
    }
  });
});
