import { sql } from 'kysely';
import { Int } from 'type-graphql';
import { MAX_OWN_COUNT } from '../../../shared/bounds';
import { sqlConnectionBy } from '../../selection/connections/connections';
import { addFields } from '../../selection/schema-fields';
import { ViewerType } from '../members/member.type';
import { ViewerListArgs } from '../notices/lists/notice-list.inputs';
import type { NoticeKind } from '../notices/notice.entity';
import { NoticeConnection } from '../notices/notice.type';
import { isOfKinds, kindsOf } from '../notices/kinds/notice-kind.sql';
import { isVisibleTo } from '../notices/visibility/notice-visibility.sql';
import { parseFavouriteCursor, favouritesOf, LATEST_FAVOURITE, microsecondsOf, timeOf } from './favourite.sql';
import { isoTimeSql } from '../../selection/selected-fields';
import { columnsOf } from '../../selection/rows';
import { defineExport } from '../kit/export/export';
import type { FavouriteTables } from './favourite.entity';

/** Rows `n` of notices, with the time of the favourite. */
const favourites = sqlConnectionBy({
  args: ViewerListArgs,
  parse: ({ kind }) => ({ values: { kinds: kindsOf(kind) } }),
  alias: 'n',
  order: sql`n.favourited_at desc, n.id desc`,
  parseCursor: parseFavouriteCursor,
  start: LATEST_FAVOURITE,
  toValues: ({ time, noticeId }) => ({ time, noticeId }),
  cursor: sql`('favourite:' || ${microsecondsOf(sql`n.favourited_at`)} || ':' || n.id)`,
  rows: ({ value, viewerId }, limit) => sql`(
    select n.*, f.created_at as favourited_at from favourite f join notice n on n.id = f.notice_id
    where f.member_id = ${viewerId}
      and (f.created_at, f.notice_id) < (${timeOf(value('time'))}, ${value('noticeId')}::int)
      and ${isOfKinds(value<readonly NoticeKind[]>('kinds'))} and ${isVisibleTo(viewerId)}
    order by f.created_at desc, f.notice_id desc limit ${limit}
  )`,
});

addFields(ViewerType, {
  favourites: {
    type: () => NoticeConnection,
    description: 'The favourites (찜) whose notice is visible to the viewer, the latest favourite first.',
    args: ViewerListArgs,
    sql: favourites,
  },
  favouriteCount: {
    type: () => Int,
    description: `The number of favourites (찜 수) that the viewer can see. ${MAX_OWN_COUNT} stands for ${MAX_OWN_COUNT} or more.`,
    sql: ({ viewerId }) => favouritesOf(viewerId),
  },
});

const f = columnsOf<FavouriteTables['favourite']>('f');

/** The viewer's favourites, as ids of notices. */
export const favouriteExport = defineExport({
  name: 'favourites',
  tables: ['favourite'],
  rows: ({ viewerId }) => sql`favourite f where f.member_id = ${viewerId}`,
  id: f.notice_id,
  shape: { createdAt: isoTimeSql(f.created_at) },
});
