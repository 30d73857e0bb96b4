import { sql } from 'kysely';
import { excluded } from '../../../platform/database/statements/expressions';
import { statementsOn } from '../../../platform/database/statements/statement';
import type { TeamTables } from '../team.entity';

const { insertRow, statement } = statementsOn<TeamTables>();

/** Inserts a post of a team whose notice the transaction has locked. */
export const insertPost = statement<{ noticeId: number; authorId: number; text: string }>()(
  'teams.insertPost',
  (_db, params) =>
    insertRow('team_post', { notice_id: params.noticeId, author_id: params.authorId, text: params.text }).returning(
      'id',
    ),
);

/** Pins a post. It replaces the previous pinned post. */
export const upsertPin = statement<{ noticeId: number; postId: number }>()('teams.pin', (_db, params) =>
  insertRow('team', { notice_id: params.noticeId, pinned_post_id: params.postId })
    .onConflict((conflict) => conflict.column('notice_id').doUpdateSet(excluded('pinned_post_id')))
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
export const upsertLink = statement<{ noticeId: number; link: string | null }>()('teams.link', (_db, params) =>
  insertRow('team', { notice_id: params.noticeId, link: params.link })
    .onConflict((conflict) => conflict.column('notice_id').doUpdateSet(excluded('link')))
    .returning('notice_id as id'),
);
