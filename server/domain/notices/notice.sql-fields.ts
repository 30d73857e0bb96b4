import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { ID_BOUNDS } from '../../platform/validation';
import { sqlConnection } from '../../selection/connections';
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
} from '../../selection/fields';
import { isAllowed } from '../kit/rules';
import { ViewerListArgs } from './notice-list.inputs';
import { pageFields, TYPES } from './notice-list.sql-fields';
import { noticeRoots } from './notice-query.sql-fields';
import { noticeColumns, selectCounts } from './notice.columns';
import { NoticeKind } from './notice.entity';
import { noticePayloadFields } from './notice-payload.sql-fields';
import { ownedBy } from './notice.list';
import { PREFIXES } from './notice.pages';
import { isOwn, manageRules } from './notice.rules';
import { keyBlocks, SIGNATURE_LENGTH } from './notice.signature';
import { kindsOf, ofKinds } from './notice.visibility';

// The row in scope of notices is `n`.

const isKind = (kind: NoticeKind) => sql<SqlBool>`n.kind = ${sql.lit(kind)}`;

const COUNTS: SqlJoin = { name: 'counts', table: ({ viewerId }) => selectCounts(viewerId) };

const count = (name: string): SqlField => sqlColumn(() => sql.ref(`counts.${name}`), [COUNTS]);

/** The number of applications, for modules above. */
export const applicationCount = sqlColumn(
  (scope) => sql`case when ${isOwn(scope.viewerId)} then counts."applicationCount" end`,
  [COUNTS],
);

/** `shareUrl` of the notice. */
function sharedUrl({ computed }: SqlScope): RawBuilder<string> {
  const block = (name: 'inner' | 'outer') =>
    sql`decode(${computed(`${name}Key`, (ctx) => keyBlocks(ctx)[name])}::text, 'hex')`;
  const hmac = sql`sha256(${block('outer')} || sha256(${block('inner')} || convert_to(n.id::text, 'UTF8')))`;
  const signature = sql`translate(encode(substr(${hmac}, 1, ${sql.lit((SIGNATURE_LENGTH * 3) / 4)}), 'base64'), '+/', '-_')`;
  const prefixes = Object.values(NoticeKind).map((kind) => sql`when ${isKind(kind)} then ${sql.lit(PREFIXES[kind])}`);
  return sql`((case ${sql.join(prefixes, sql` `)} end) || n.id || '?s=' || ${signature})`;
}

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
  shareUrl: sqlColumn(sharedUrl),
  viewerCanManage: sqlColumn(({ viewerId }) => isAllowed(manageRules(viewerId))),
  viewerIsAskedToConfirm: sqlColumn(
    (scope) => sql`(${isOwn(scope.viewerId)} and ${columns(scope).awaitsConfirmation})`,
  ),
};

const ownedNotices = sqlConnection({
  args: ViewerListArgs,
  read: ({ kind }) => ({ values: { kinds: kindsOf(kind) } }),
  start: ID_BOUNDS.max,
  alias: 'n',
  order: 'desc',
  rows: ({ value, viewerId }, { afterId, limit }) => sql`(
    select n.* from notice n where n.owner_id = ${viewerId} and n.id < ${afterId}
      and ${ofKinds(value<readonly NoticeKind[]>('kinds'))}
    order by n.id desc limit ${limit}
  )`,
});

export const noticeSqlFields: SqlDefinitions = {
  roots: noticeRoots,
  fields: {
    Notice: fieldsOfNotices,
    Project: sqlColumns(columns, 'field', 'techStack'),
    NoticePage: pageFields,
    Viewer: { ownedNotices, ownedNoticeCount: sqlColumn(({ viewerId }) => ownedBy(viewerId)) },
    ...noticePayloadFields,
  },
  types: {
    Notice: Object.fromEntries(Object.values(NoticeKind).map((kind) => [TYPES[kind], isKind(kind)])),
  },
};
