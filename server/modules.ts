import 'reflect-metadata';
import { alerts } from './domain/alerts/alert.module';
import { applications } from './domain/applications/application.module';
import { auth } from './domain/auth/auth.module';
import { blocks } from './domain/blocks/block.module';
import { comments } from './domain/comments/comment.module';
import { demo } from './domain/demo/demo.module';
import { favourites } from './domain/favourites/favourite.module';
import { collectModules } from './domain/kit/module/module-set';
import { fit } from './domain/fit/fit.module';
import { mails } from './domain/mails/mail.module';
import { members } from './domain/members/member.module';
import { moderation } from './domain/moderation/moderation.module';
import { notices } from './domain/notices/notice.module';
import { notifications } from './domain/notifications/notification.module';
import { operators } from './domain/operators/operator.module';
import { passwordResets } from './domain/password-resets/password-reset.module';
// This import stays here, because schema.graphql lists mutations in the order of the imports.
import { emailChanges } from './domain/email-changes/email-change.module';
import { emailConfirmations } from './domain/email-confirmations/email-confirmation.module';
import { pictures } from './domain/pictures/picture.module';
import { profiles } from './domain/profiles/profile.module';
import { schools } from './domain/schools/school.module';
import { seekers } from './domain/seekers/seeker.module';
import { teams } from './domain/teams/team.module';
import { tokens } from './domain/tokens/token.module';
import { verification } from './domain/verification/verification.module';

// Parts of single modules that the gateway uses.
export { refuseEmails } from './domain/members/member-mail.sql';
export { ensureViewerNotSuspended } from './domain/members/member.service';
export { unsubscribe } from './domain/notifications/settings/notification-setting.service';
export { authenticateToken, isTokenValid } from './domain/tokens/token.service';

/** Modules of the domain, each after those that it uses. The linter reads this order as well. */
const LIST = [
  schools,
  pictures,
  members,
  mails,
  auth,
  demo,
  emailChanges,
  emailConfirmations,
  passwordResets,
  tokens,
  verification,
  blocks,
  profiles,
  notices,
  teams,
  applications,
  fit,
  comments,
  favourites,
  alerts,
  moderation,
  operators,
  seekers,
  notifications,
];

/** All modules, for code that combines them. */
export const modules = collectModules(LIST);

// Subscribes listeners once per process, because one process may start several servers.
modules.listen();
