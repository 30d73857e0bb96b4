import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import type { Transaction } from '../kit/transaction';
import type { ProfileTeamTables } from './profile-team.entity';

const { statement } = statementsOn<ProfileTeamTables>();

interface AgreementParams {
  noticeId: number;
  memberId: number;
}

const insertAgreement = statement<AgreementParams>()('teams.showOnProfile', (db, { noticeId, memberId }) =>
  db
    .insertInto('profile_team')
    .columns(['member_id', 'notice_id'])
    .expression(
      db.selectNoFrom([sql<number>`${memberId}::int`.as('member_id'), sql<number>`${noticeId}::int`.as('notice_id')]),
    )
    .onConflict((conflict) => conflict.columns(['member_id', 'notice_id']).doNothing())
    .returning('notice_id as id'),
);

/**
 * Stores the agreement of a member to show the team of a locked notice. Agreeing again changes
 * nothing.
 */
export async function writeAgreement(tx: Transaction, params: AgreementParams): Promise<void> {
  await tx.writes.rows(insertAgreement, params);
}

const deleteAgreement = statement<AgreementParams>()('teams.removeFromProfile', (db, { noticeId, memberId }) =>
  db
    .deleteFrom('profile_team')
    .where('member_id', '=', memberId)
    .where('notice_id', '=', noticeId)
    .returning('notice_id as id'),
);

/** Deletes the agreement of a member, if there is one. */
export async function removeAgreement(tx: Transaction, params: AgreementParams): Promise<void> {
  await tx.writes.rows(deleteAgreement, params);
}
