import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { MAX_OWN_COUNT } from '../../../shared/bounds';
import { sqlConnectionBy } from '../../selection/connections';
import { addFields, Sql } from '../../selection/schema-fields';
import { ViewerType } from '../members/member.type';
import { ViewerListArgs } from '../notices/notice-list.inputs';
import { noticeOfPayload } from '../notices/notice-payload.type';
import type { NoticeKind } from '../notices/notice.entity';
import { type AnyNotice, NoticeConnection, NoticeType } from '../notices/notice.type';
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

/** Payload of `favouriteNotice`. */
@ObjectType({ simpleResolvers: true, description: 'The result of favouriteNotice.' })
export class FavouriteNoticePayload {
  @Field(() => NoticeType, { description: 'The notice, as a favourite.' })
  @Sql(noticeOfPayload)
  notice!: AnyNotice;
}

/** Payload of `unfavouriteNotice`. */
@ObjectType({ simpleResolvers: true, description: 'The result of unfavouriteNotice.' })
export class UnfavouriteNoticePayload {
  @Field(() => NoticeType, { description: 'The notice, no longer a favourite.' })
  @Sql(noticeOfPayload)
  notice!: AnyNotice;
}

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
