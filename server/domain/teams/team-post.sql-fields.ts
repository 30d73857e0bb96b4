import { sql } from 'kysely';
import { ID_BOUNDS } from '../../platform/validation';
import { sqlConnection } from '../../selection/connections';
import { sqlColumn, type SqlField, sqlId, sqlObject, sqlTime } from '../../selection/fields';
import { isAllowed } from '../kit/rules';
import { deletePostRules } from './team.rules';
import { isTeammate } from './team.contributions';

// The row in scope of posts is `tp`, of the team of the notice `n`.

/** The posts of the team of the notice `n`; none for everybody but its current members. */
export const posts: SqlField = sqlConnection({
  start: ID_BOUNDS.max,
  alias: 'tp',
  order: 'desc',
  rows: ({ viewerId }, { afterId, limit }) => sql`(
    select tp.* from team_post tp
    where tp.notice_id = n.id and tp.id < ${afterId} and ${isTeammate(viewerId, sql<number>`n.id`)}
    order by tp.id desc limit ${limit}
  )`,
});

/** The pinned post of the team of the notice `n`. */
export const pinnedPost: SqlField = sqlObject(
  () =>
    sql`team_post tp where tp.notice_id = n.id and tp.id = (select pinned_post_id from team where notice_id = n.id)`,
);

/** The fields of `TeamPost`. */
export const postFields: Record<string, SqlField> = {
  id: sqlId(() => sql`tp.id`),
  text: sqlColumn(() => sql`tp.text`),
  createdAt: sqlTime(() => sql`tp.created_at`),
  pinned: sqlColumn(() => sql`exists (select from team where notice_id = n.id and pinned_post_id = tp.id)`),
  author: sqlObject(() => sql`member m where m.id = tp.author_id`),
  viewerCanDelete: sqlColumn(({ viewerId }) => isAllowed(deletePostRules(viewerId))),
};
