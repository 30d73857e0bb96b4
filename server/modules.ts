import 'reflect-metadata';
import { applications } from './domain/applications/application.module';
import { auth } from './domain/auth/auth.module';
import { blocks } from './domain/blocks/block.module';
import { comments } from './domain/comments/comment.module';
import { demo } from './domain/demo/demo.module';
import { favourites } from './domain/favourites/favourite.module';
import { collectModules, type UnlistedCode } from './domain/kit/module-set';
import { mails } from './domain/mails/mail.module';
import { members } from './domain/members/member.module';
import { moderation } from './domain/moderation/moderation.module';
import { notices } from './domain/notices/notice.module';
import { notifications } from './domain/notifications/notification.module';
import { pictures } from './domain/pictures/picture.module';
import { recovery } from './domain/recovery/recovery.module';
import { schools } from './domain/schools/school.module';
import { teams } from './domain/teams/team.module';
import { tokens } from './domain/tokens/token.module';
import { verification } from './domain/verification/verification.module';

/**
 * The modules of the domain, each after those that it uses. The linter reads this order as well.
 */
const LIST = [
  schools,
  pictures,
  mails,
  members,
  auth,
  demo,
  recovery,
  tokens,
  verification,
  blocks,
  notices,
  applications,
  comments,
  favourites,
  teams,
  moderation,
  notifications,
] as const;

/** All modules. Code that has to know all of them reads this. */
export const modules = collectModules(LIST);

// Listeners are subscribed once per process, however many servers it starts.
modules.listen();

/**
 * Does not compile when a module defines error codes that its manifest does not list, because they
 * might never be loaded.
 */
const _allCodesAreListed: [UnlistedCode<typeof LIST>] extends [never] ? true : never = true;
