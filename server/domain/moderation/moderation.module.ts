import { defineJob } from '../kit/jobs';
import { defineModule } from '../kit/module';
import './decision.type';
import './moderation.type';
import './report.type';
import { ModerationDecisionResolver } from './decision.resolver';
import { KeptSuspension, ModerationCase, ModerationEntry, Report } from './moderation.entity';
import { moderationErrors } from './moderation.errors';
import { reportExport } from './report.export';
import { REPORT_LIMIT } from './moderation.limits';
import { ViewerModerationResolver } from './moderation.resolver';
import { removeOldPseudonyms } from './reporter.writes';
import { listenForSuspensions, warnOfForeignSuspensions } from './suspension.service';
import { removeEndedSuspensions } from './suspension.writes';

export const moderation = defineModule({
  name: 'moderation',
  uses: ['members', 'notices', 'comments'],
  entities: [ModerationCase, Report, ModerationEntry, KeptSuspension],
  tables: ['moderation_case', 'report', 'moderation_entry', 'kept_suspension'],
  exports: [reportExport],
  notExported: {
    moderation_case: 'what others reported; its decisions are among the notifications',
    moderation_entry: 'the log of the moderators, which they wrote',
    kept_suspension: 'pseudonyms; the decision to suspend is among the decisions about the member',
  },
  resolvers: [ViewerModerationResolver, ModerationDecisionResolver],
  errors: moderationErrors,
  alwaysAllowed: ['appealDecision'],
  constraints: {
    report_once_unique: 'ALREADY_REPORTED',
    report_person_unique: 'ALREADY_REPORTED',
    // The reporter or the author withdrew concurrently.
    report_reporter_id_fkey: 'UNAUTHENTICATED',
    moderation_case_author_id_fkey: 'NOT_FOUND',
  },
  rateLimits: [REPORT_LIMIT],
  startCheck: warnOfForeignSuspensions,
  listen: listenForSuspensions,
  jobs: [
    defineJob({
      name: 'removeEndedSuspensions',
      schedule: '30 * * * *',
      run: ({ writes }, _payload, signal) => removeEndedSuspensions(writes, signal),
    }),
    defineJob({
      name: 'removeOldPseudonyms',
      schedule: '50 18 * * *',
      run: ({ writes }, _payload, signal) => removeOldPseudonyms(writes, signal),
    }),
  ],
});
