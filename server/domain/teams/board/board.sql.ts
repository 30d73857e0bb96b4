import { sql } from 'kysely';
import { statementsOn } from '../../../platform/database/statements/statement';
import type { Transaction } from '../../kit/transaction/transaction';
import type { TeamTables } from '../team.entity';

const { statement } = statementsOn<TeamTables>();

const insertPostStatement = statement<{ noticeId: number; authorId: number; text: string }>()(
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

/**
 * Inserts a post of a team whose notice the transaction has locked.
 * @returns the id of the post
 */
export async function insertPost(tx: Transaction, noticeId: number, authorId: number, text: string): Promise<number> {
  const [row] = await tx.writes.rows(insertPostStatement, { noticeId, authorId, text });
  if (!row) throw new Error('An inserted post was not returned.');
  return row.id;
}

const upsertPinStatement = statement<{ noticeId: number; postId: number }>()('teams.pin', (db, params) =>
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

/** Pins a post. It replaces the previous pinned post. */
export async function upsertPin(tx: Transaction, noticeId: number, postId: number): Promise<void> {
  await tx.writes.rows(upsertPinStatement, { noticeId, postId });
}

const deletePinStatement = statement<{ noticeId: number; postId: number }>()(
  'teams.unpin',
  (db, { noticeId, postId }) =>
    db
      .updateTable('team')
      .set({ pinned_post_id: sql.lit(null) })
      .where('notice_id', '=', noticeId)
      .where('pinned_post_id', '=', postId)
      .returning('notice_id as id'),
);

/** Unpins a post if it is pinned. */
export async function deletePin(tx: Transaction, noticeId: number, postId: number): Promise<void> {
  await tx.writes.rows(deletePinStatement, { noticeId, postId });
}

const upsertLinkStatement = statement<{ noticeId: number; link: string | null }>()('teams.link', (db, params) =>
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

/** Stores the link of the team. */
export async function upsertLink(tx: Transaction, noticeId: number, link: string | null): Promise<void> {
  await tx.writes.rows(upsertLinkStatement, { noticeId, link });
}
