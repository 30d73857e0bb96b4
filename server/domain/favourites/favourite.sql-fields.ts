import { sql } from 'kysely';
import { sqlConnectionBy } from '../../selection/connections';
import { sameFields, type SqlDefinitions, sqlColumn } from '../../selection/fields';
import { ViewerListArgs } from '../notices/notice-list.inputs';
import { noticeOfPayload } from '../notices/notice-payload.sql-fields';
import type { NoticeKind } from '../notices/notice.entity';
import { kindsOf, ofKinds, visibleTo } from '../notices/notice.visibility';
import { FAVOURITE_CURSORS, favouritesOf, LATEST_FAVOURITE, microsecondsOf, timeOf } from './favourite.queries';

/** Rows `n` of notices, with the time of the favourite. */
const favourites = sqlConnectionBy({
  args: ViewerListArgs,
  read: ({ kind }) => ({ values: { kinds: kindsOf(kind) } }),
  alias: 'n',
  order: sql`n.favourited_at desc, n.id desc`,
  cursors: FAVOURITE_CURSORS,
  start: LATEST_FAVOURITE,
  toValues: ({ time, noticeId }) => ({ time, noticeId }),
  cursor: sql`('favourite:' || ${microsecondsOf(sql`n.favourited_at`)} || ':' || n.id)`,
  rows: ({ value, viewerId }, limit) => sql`(
    select n.*, f.created_at as favourited_at from favourite f join notice n on n.id = f.notice_id
    where f.member_id = ${viewerId}
      and (f.created_at, f.notice_id) < (${timeOf(value('time'))}, ${value('noticeId')}::int)
      and ${ofKinds(value<readonly NoticeKind[]>('kinds'))} and ${visibleTo(viewerId)}
    order by f.created_at desc, f.notice_id desc limit ${limit}
  )`,
});

export const favouriteSqlFields: SqlDefinitions = {
  fields: {
    Viewer: { favourites, favouriteCount: sqlColumn(({ viewerId }) => favouritesOf(viewerId)) },
    ...sameFields({ notice: noticeOfPayload }, 'FavouriteNoticePayload', 'UnfavouriteNoticePayload'),
  },
};
