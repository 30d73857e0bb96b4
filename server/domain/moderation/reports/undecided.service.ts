import { sql } from 'kysely';
import { CLOCK_NOW } from '../../../platform/database/statements/clock';
import { daysInterval } from '../../../platform/database/statements/expressions';
import { statementsOn } from '../../../platform/database/statements/statement';
import type { Services } from '../../context';
import { forEachId } from '../../kit/jobs/batches';
import { defineJob } from '../../kit/jobs/jobs';
import { inTransaction } from '../../kit/transaction/transaction';
import { ModerationAction } from '../moderation.entity';
import { lockCaseForJob } from '../moderation-lock.sql';
import { isHiddenNow, joinedCases } from '../moderation.sql';
import { recordRuling } from '../moderation-log.service';
import { hiddenByReportsAt } from './reporter.sql';

/** Days without a ruling after which content that reports hid is shown again. */
const RESTORE_DAYS = 7;

/** Maximum number of cases that one statement reads. */
const BATCH_CASES = 100;

const { statement } = statementsOn<object>();

/** A case is opened before reports hide its content, so the index on `opened_at` finds it. */
const findUndecided = statement<{ after: number }>()('moderation.findUndecided', (_db, { after }) =>
  joinedCases()
    .select('k.id')
    .where('k.id', '>', after)
    .where('k.open', '=', sql.lit(true))
    .where('k.reviewed', '=', sql.lit(false))
    .where('k.opened_at', '<=', sql<Date>`${CLOCK_NOW} - ${daysInterval(RESTORE_DAYS)}`)
    .where(isHiddenNow)
    .where(hiddenByReportsAt(sql.ref('k.id')), '<=', sql<Date>`${CLOCK_NOW} - ${daysInterval(RESTORE_DAYS)}`)
    .orderBy('k.id')
    .limit(sql.lit(BATCH_CASES)),
);

/** Shows the content of one case again. The case stays open for a ruling. */
async function restoreCase(services: Services, caseId: number): Promise<void> {
  await inTransaction(services, async (tx) => {
    const locked = await lockCaseForJob(tx, caseId);
    if (!locked) return;
    const { target } = locked;
    const { schoolKey, open, reviewed } = locked.case;
    if (!open || reviewed || !target.entity.hidden) return;
    target.entity.hidden = false;
    await recordRuling(tx, { caseId, schoolKey, target }, { action: ModerationAction.RESTORE });
  });
}

/**
 * Shows content again that reports hid a week ago, without a ruling (rules/moderation.md: Reports).
 */
export const RESTORE_UNDECIDED = defineJob({
  name: 'restoreUndecided',
  schedule: '20 * * * *',
  run: (services, _payload, signal) =>
    forEachId(
      (after) => services.primary.rows(findUndecided, { after }),
      (caseId) => restoreCase(services, caseId),
      signal,
    ),
});
