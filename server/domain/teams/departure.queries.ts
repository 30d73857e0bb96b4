import { statementsOn } from '../../platform/database/statement';
import { defineLoader } from '../kit/loader';
import type { TeamTables } from './team.entity';

const { statement } = statementsOn<TeamTables>();

const reasons = statement<{ applicationIds: readonly number[] }>()('teams.reasons', (db, { applicationIds }) =>
  db
    .selectFrom('departure')
    .select(['application_id as applicationId', 'reason'])
    .where('application_id', '=', db.fn.any(applicationIds)),
);

/** Loads why a member left or was removed, by the application; null without a reason. Who reads the application may read it. */
export const loadDepartureReason = defineLoader<number, string | null>(async (ctx, applicationIds) => {
  const rows = await ctx.reads.rows(reasons, { applicationIds });
  return new Map(rows.map(({ applicationId, reason }) => [applicationId, reason]));
}, null);
