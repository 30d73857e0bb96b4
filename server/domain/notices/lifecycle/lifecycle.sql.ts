import { CLOCK_NOW } from '../../../platform/database/statements/clock';
import { statementsOn } from '../../../platform/database/statements/statement';
import type { Services } from '../../context';
import type { NoticeTables } from '../notice-tables.entity';

const { statement } = statementsOn<NoticeTables>();

const updateConfirmationStatement = statement<{ noticeId: number }>()('notices.confirm', (db, { noticeId }) =>
  db
    .with('confirmed', (q) =>
      q.updateTable('notice').set({ confirmed_at: CLOCK_NOW }).where('id', '=', noticeId).returning('id'),
    )
    .selectFrom('confirmed')
    .select('id'),
);

/** Stores the current time as the confirmation of a locked notice. */
export async function updateConfirmation({ writes }: Pick<Services, 'writes'>, noticeId: number): Promise<void> {
  await writes.rows(updateConfirmationStatement, { noticeId });
}
