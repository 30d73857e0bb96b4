import { sql, type SqlBool } from 'kysely';
import {
  sqlColumn,
  sqlColumns,
  type SqlDefinitions,
  type SqlField,
  sqlId,
  type SqlJoin,
  sqlObject,
  type SqlScope,
  sqlTime,
} from '../kit/sql-fields';
import { noticeRoots, pageFields, TYPES } from './notice-query.sql-fields';
import { noticeColumns, selectCounts } from './notice.columns';
import { NoticeKind } from './notice.entity';
import { ownedBy } from './notice.list';
import { shareUrl } from './notice.pages';

// The row in scope of notices is `n`.

const isKind = (kind: NoticeKind) => sql<SqlBool>`n.kind = ${sql.lit(kind)}`;

/** Whether the notice is the viewer's own, as `isOwner` says. */
export const isOwn = ({ viewerId }: SqlScope) => sql<SqlBool>`n.owner_id = ${viewerId}`;

const COUNTS: SqlJoin = { name: 'counts', table: ({ viewerId }) => selectCounts(viewerId) };

const count = (name: string): SqlField => sqlColumn(() => sql.ref(`counts.${name}`), [COUNTS]);

/** The number of applications, for modules above. */
export const applicationCount = sqlColumn(
  (scope) => sql`case when ${isOwn(scope)} then counts."applicationCount" end`,
  [COUNTS],
);

/** Only the page of one notice has its signature, which is computed from the id that the request names. */
const sharedUrl = (scope: SqlScope) => {
  const path = (kind: NoticeKind) =>
    scope.computed<string>(`shareUrl${kind}`, (ctx, { noticeId }) => shareUrl(ctx, { id: Number(noticeId), kind }));
  return sql`case when ${isKind(NoticeKind.PROJECT)} then ${path(NoticeKind.PROJECT)} else ${path(NoticeKind.STUDY)} end`;
};

const columns = ({ viewerId }: SqlScope) => noticeColumns(viewerId);

const fieldsOfNotices: Record<string, SqlField> = {
  id: sqlId(() => sql`n.id`),
  ...sqlColumns(columns, 'kind', 'title', 'recruiting', 'deadline', 'dDay', 'closeReason', 'verifiedOnly', 'version'),
  ...sqlColumns(columns, 'decideWithinDays'),
  ...sqlColumns(columns, 'viewerHasFavourited', 'hidden', 'content'),
  headcount: sqlColumn(() => sql`n.recruit_number`),
  createdAt: sqlTime(() => sql`n.created_at`),
  owner: sqlObject(() => sql`member m where m.id = n.owner_id`),
  school: sqlObject(() => sql`(select n.school_key, n.university) s`),
  commentCount: count('commentCount'),
  favouriteCount: count('favouriteCount'),
  shareUrl: { ...sqlColumn(sharedUrl), within: 'notice' },
  viewerCanManage: sqlColumn(isOwn),
  viewerIsAskedToConfirm: sqlColumn((scope) => sql`(${isOwn(scope)} and ${columns(scope).awaitsConfirmation})`),
};

export const noticeSqlFields: SqlDefinitions = {
  roots: noticeRoots,
  fields: {
    Notice: fieldsOfNotices,
    Project: sqlColumns(columns, 'field', 'techStack'),
    NoticePage: pageFields,
    Viewer: { ownedNoticeCount: sqlColumn(({ viewerId }) => ownedBy(viewerId)) },
  },
  types: {
    Notice: Object.fromEntries(Object.values(NoticeKind).map((kind) => [TYPES[kind], isKind(kind)])),
  },
};
