import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { ID_BOUNDS } from '../../platform/validation';
import { sqlConnection } from '../../selection/connections';
import {
  sqlColumn,
  sqlColumnsOf,
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
import { awaitsConfirmation, closeReason, daysLeft, isRecruiting } from './notice-deadline.columns';
import { selectCounts } from './notice.columns';
import { contribution } from './notice.contributions';
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

const fieldsOfNotices: Record<string, SqlField> = {
  id: sqlId(() => sql`n.id`),
  ...sqlColumnsOf('n', 'kind', 'title', 'content', 'deadline', 'hidden', 'version'),
  recruiting: sqlColumn(isRecruiting),
  dDay: sqlColumn(daysLeft),
  closeReason: sqlColumn(closeReason),
  decideWithinDays: sqlColumn(() => sql`n.decide_within_days`),
  verifiedOnly: sqlColumn(() => sql`n.verified_only`),
  viewerHasFavourited: sqlColumn(({ viewerId }) => contribution('hasFavourited')(viewerId, sql<number>`n.id`)),
  headcount: sqlColumn(() => sql`n.recruit_number`),
  createdAt: sqlTime(() => sql`n.created_at`),
  owner: sqlObject(() => sql`member m where m.id = n.owner_id`),
  school: sqlObject(() => sql`(select n.school_key, n.university) s`),
  commentCount: count('commentCount'),
  favouriteCount: count('favouriteCount'),
  shareUrl: sqlColumn(sharedUrl),
  viewerCanManage: sqlColumn(({ viewerId }) => isAllowed(manageRules(viewerId))),
  viewerIsAskedToConfirm: sqlColumn(({ viewerId }) => sql`(${isOwn(viewerId)} and ${awaitsConfirmation()})`),
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
    Project: { ...sqlColumnsOf('n', 'field'), techStack: sqlColumn(() => sql`n.tech_stack`) },
    NoticePage: pageFields,
    Viewer: { ownedNotices, ownedNoticeCount: sqlColumn(({ viewerId }) => ownedBy(viewerId)) },
    ...noticePayloadFields,
  },
  types: {
    Notice: Object.fromEntries(Object.values(NoticeKind).map((kind) => [TYPES[kind], isKind(kind)])),
  },
};
