import { sql } from 'kysely';
import type { z } from 'zod';
import { MAX_REST_LIST } from '../../kit/api/route';
import { type AnyShape, day, defineResponse, listOf, type Shape } from '../../../selection/responses';
import { sqlArray, type SqlField, type SqlScope } from '../../../selection/fields';
import { contributions } from '../notice-contributions.sql';
import { NoticeKind } from '../notice.entity';
import {
  NOTICE_KIND_ROUTES,
  type NoticeKindRoutes,
  type projectDetail,
  type projectItem,
  type studyDetail,
  type studyItem,
} from './notice-kinds.rest';
import { noticePage, recentNotices, NOTICE_TYPE_NAMES } from '../lists/notice-list.type';
import { isVisibleTo, visibleNotice } from '../visibility/notice-visibility.sql';

// REST responses with notices: legacy names and the GraphQL fields that they show.

const common = {
  title: 'title',
  recruiting: 'recruiting',
  favorite: 'viewerHasFavourited',
  imageUrl: 'owner.imageUrl',
  nickName: 'owner.nickName',
};

const projectItemShape: Shape<z.input<typeof projectItem>> = {
  projectId: 'id',
  ...common,
  projectDate: day('createdAt'),
};

const studyItemShape: Shape<z.input<typeof studyItem>> = { studyId: 'id', ...common, studyDate: day('createdAt') };

const projectDetailShape: Shape<z.input<typeof projectDetail>> = {
  ...projectItemShape,
  postId: 'id',
  field: 'field',
  recruitNumber: 'headcount',
  techStack: 'techStack',
  frontendNumber: sql`n.frontend_number`,
  backendNumber: sql`n.backend_number`,
  designerNumber: sql`n.designer_number`,
  content: 'content',
};

const studyDetailShape: Shape<z.input<typeof studyDetail>> = {
  ...studyItemShape,
  recruitNumber: 'headcount',
  content: 'content',
};

/** Shapes of each kind. */
export const NOTICE_SHAPES: Readonly<Record<NoticeKind, { item: AnyShape; detail: AnyShape }>> = {
  PROJECT: { item: projectItemShape, detail: projectDetailShape },
  STUDY: { item: studyItemShape, detail: studyDetailShape },
};

/** The viewer's own notices of a kind, the newest first. */
const ownNotices = (kind: NoticeKind): SqlField => ({
  build: ({ viewerId }, selection) => {
    const owned = sql`(
      select n.* from notice n where n.owner_id = ${viewerId} and n.kind = ${sql.lit(kind)}
      order by n.id desc limit ${sql.lit(MAX_REST_LIST)}
    ) n`;
    return sqlArray(selection.json(), owned, sql`n.id desc`);
  },
});

/** The viewer's favourites of a kind, the latest favourited first. */
const favouriteNotices = (kind: NoticeKind): SqlField => ({
  build: ({ viewerId }, selection) => {
    const favourites = sql`(
      select n.*, related.rank from (${contributions.favouriteNotices(viewerId)}) related
      join notice n on n.id = related."noticeId"
      where n.kind = ${sql.lit(kind)} and ${isVisibleTo(viewerId)}
      order by related.rank desc limit ${sql.lit(MAX_REST_LIST)}
    ) n`;
    return sqlArray(selection.json(), favourites, sql`n.rank desc`);
  },
});

/** Selects the notice of the request if it has this kind and is visible to the viewer. */
export const noticeOfKind = (kind: NoticeKind) => (scope: SqlScope) =>
  sql`${visibleNotice(scope.viewerId, sql`${scope.value('noticeId')}::int`)} and n.kind = ${sql.lit(kind)}`;

function defineResponses({ kind, noun, idName }: NoticeKindRoutes) {
  const { item, detail } = NOTICE_SHAPES[kind];
  const type = NOTICE_TYPE_NAMES[kind];
  const name = (purpose: string): string => `notices.${purpose}${noun}`;
  return {
    recent: defineResponse({ name: name('recent'), type, root: recentNotices, shape: item }),
    owned: defineResponse({
      name: name('owned'),
      type,
      root: ownNotices(kind),
      shape: { [idName]: 'id', title: 'title', recruiting: 'recruiting' },
    }),
    favourites: defineResponse({ name: name('favourite'), type, root: favouriteNotices(kind), shape: item }),
    page: defineResponse({
      name: name('page'),
      type: 'NoticePage',
      root: noticePage,
      shape: {
        content: listOf('nodes', item),
        totalPages: 'totalPages',
        totalElements: 'totalCount',
        number: (scope) => sql`${scope.value('offset')}::int / ${scope.value('limit')}::int`,
        size: (scope) => sql`${scope.value('limit')}::int`,
      },
    }),
    one: defineResponse({ name: name('rest'), type, source: noticeOfKind(kind), version: 'version', shape: detail }),
  };
}

/** Responses of each kind. */
export const NOTICE_RESPONSES = Object.fromEntries(
  NOTICE_KIND_ROUTES.map((routes) => [routes.kind, defineResponses(routes)]),
) as Readonly<Record<NoticeKind, ReturnType<typeof defineResponses>>>;
