import { defineModule } from '../kit/module/module';
import './rulings/ruling.type';
import './moderation.type';
import './reports/report.type';
import './rulings/ruling.resolver';
import { KeptSuspension, ModerationCase, ModerationEntry, Report } from './moderation.entity';
import './moderation.errors';
import { reportExport } from './reports/report.type';
import './moderation.resolver';
import { DELETE_OLD_PSEUDONYMS } from './reports/reporter.sql';
import { RESTORE_UNDECIDED } from './reports/undecided.service';
import { listenForSuspensions, warnOfForeignSuspensions } from './suspensions/suspension.service';
import { DELETE_ENDED_SUSPENSIONS } from './suspensions/suspension.sql';

export const moderation = defineModule({
  name: 'moderation',
  uses: ['schools', 'members', 'profiles', 'notices', 'comments'],
  entities: [ModerationCase, Report, ModerationEntry, KeptSuspension],
  tables: ['moderation_case', 'report', 'moderation_entry', 'kept_suspension'],
  exports: [reportExport],
  notExported: {
    moderation_case: 'what others reported; its rulings are among the notifications',
    moderation_entry: 'the log of the moderators, which they wrote',
    kept_suspension: 'pseudonyms; the ruling to suspend is among the rulings about the member',
  },
  constraints: {
    report_once_unique: 'ALREADY_REPORTED',
    report_person_unique: 'ALREADY_REPORTED',
    // The reporter or the author withdrew concurrently.
    report_reporter_id_fkey: 'UNAUTHENTICATED',
    moderation_case_author_id_fkey: 'NOT_FOUND',
  },
  startCheck: warnOfForeignSuspensions,
  listen: listenForSuspensions,
  jobs: [RESTORE_UNDECIDED, DELETE_ENDED_SUSPENSIONS, DELETE_OLD_PSEUDONYMS],
});
