import { defineModule } from '../kit/module';
import './application.contributions';
import { Application } from './application.entity';
import { applicationErrors } from './application.errors';
import { APPLICATION_LIMIT, REAPPLICATION_LIMIT } from './application.limits';
import { listenForApplications } from './application.listeners';
import { ApplicationMutationResolver } from './application-mutation.resolver';
import {
  ApplicationResolver,
  NoticeApplicationResolver,
  NoticeRoleResolver,
  ProjectApplicationResolver,
  ViewerApplicationResolver,
} from './application.resolver';
import { applicationRoutes } from './application.rest';

export const applications = defineModule({
  name: 'applications',
  uses: ['members', 'notices'],
  entities: [Application],
  tables: ['application'],
  derivedTables: ['seat'],
  resolvers: [
    NoticeApplicationResolver,
    ProjectApplicationResolver,
    NoticeRoleResolver,
    ViewerApplicationResolver,
    ApplicationResolver,
    ApplicationMutationResolver,
  ],
  routes: applicationRoutes,
  openApiTags: { applications: '지원' },
  listen: listenForApplications,
  errors: applicationErrors,
  constraints: {
    application_once_unique: 'ALREADY_APPLIED',
    // The policy refuses it first (application.capacity.ts).
    seat_free: 'NOTICE_FULL',
    // The applicant withdrew concurrently.
    application_applicant_id_fkey: 'UNAUTHENTICATED',
  },
  rateLimits: [APPLICATION_LIMIT, REAPPLICATION_LIMIT],
});
