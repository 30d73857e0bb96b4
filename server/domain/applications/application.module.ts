import { defineModule } from '../kit/module/module';
import './viewer-can-apply.type';
import './counts/application-count.type';
import './application.type';
import './deciding/decision.type';
import './answers/answer.type';
import { applicationExport } from './application-export.type';
import './application.sql';
import { ApplicationAnswer } from './answers/answer.entity';
import { Application } from './application.entity';
import { DecisionReminder } from './deciding/decision-reminder.entity';
import { DECISION_JOBS } from './deciding/decision-jobs.service';
import './application.errors';
import { listenForApplications } from './application-listeners.service';
import './writing/application.resolver';
import './deciding/decision.resolver';
import { applicationRoutes } from './application.rest';

export const applications = defineModule({
  name: 'applications',
  uses: ['members', 'blocks', 'profiles', 'notices', 'teams'],
  entities: [Application, ApplicationAnswer, DecisionReminder],
  tables: ['application', 'application_answer', 'decision_reminder'],
  exports: [applicationExport],
  notExported: { decision_reminder: 'reminders of a notice that have been sent' },
  routes: applicationRoutes,
  openApiTags: { applications: '지원' },
  listen: listenForApplications,
  jobs: DECISION_JOBS,
  constraints: {
    application_once_unique: 'ALREADY_APPLIED',
    // The account of the applicant was deleted concurrently.
    application_applicant_id_fkey: 'UNAUTHENTICATED',
  },
});
