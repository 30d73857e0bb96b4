import { sql } from 'kysely';
import { statementsOn } from '../../../platform/database/statements/statement';
import type { TeamTables } from '../team.entity';

const { statement } = statementsOn<TeamTables>();

/** Inserts a post of a team whose notice the transaction has locked. */
export const insertPost = statement<{ noticeId: number; authorId: number; text: string }>()(
  'teams.insertPost',
  (db, params) =>
    db
      .insertInto('team_post')
      .columns(['notice_id', 'author_id', 'text'])
      .expression(
        db.selectNoFrom([
          sql<number>`${params.noticeId}::int`.as('notice_id'),
          sql<number>`${params.authorId}::int`.as('author_id'),
          sql<string>`${params.text}::text`.as('text'),
        ]),
      )
      .returning('id'),
);

/** Pins a post. It replaces the previous pinned post. */
export const upsertPin = statement<{ noticeId: number; postId: number }>()('teams.pin', (db, params) =>
  db
    .insertInto('team')
    .columns(['notice_id', 'pinned_post_id'])
    .expression(
      db.selectNoFrom([
        sql<number>`${params.noticeId}::int`.as('notice_id'),
        sql<number>`${params.postId}::int`.as('pinned_post_id'),
      ]),
    )
    .onConflict((conflict) =>
      conflict.column('notice_id').doUpdateSet((eb) => ({ pinned_post_id: eb.ref('excluded.pinned_post_id') })),
    )
    .returning('notice_id as id'),
);

/** Unpins a post if it is pinned. */
export const deletePin = statement<{ noticeId: number; postId: number }>()('teams.unpin', (db, { noticeId, postId }) =>
  db
    .updateTable('team')
    .set({ pinned_post_id: sql.lit(null) })
    .where('notice_id', '=', noticeId)
    .where('pinned_post_id', '=', postId)
    .returning('notice_id as id'),
);

/** Stores the link of the team. */
export const upsertLink = statement<{ noticeId: number; link: string | null }>()('teams.link', (db, params) =>
  db
    .insertInto('team')
    .columns(['notice_id', 'link'])
    .expression(
      db.selectNoFrom([
        sql<number>`${params.noticeId}::int`.as('notice_id'),
        sql<string | null>`${params.link}::text`.as('link'),
      ]),
    )
    .onConflict((conflict) => conflict.column('notice_id').doUpdateSet((eb) => ({ link: eb.ref('excluded.link') })))
    .returning('notice_id as id'),
);
