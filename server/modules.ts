import { applications } from './domain/applications/application.module';
import { auth } from './domain/auth/auth.module';
import { comments } from './domain/comments/comment.module';
import { favourites } from './domain/favourites/favourite.module';
import { collectModules, type UnlistedCode } from './domain/kit/module-set';
import { members } from './domain/members/member.module';
import { notices } from './domain/notices/notice.module';
import { notifications } from './domain/notifications/notification.module';
import { pictures } from './domain/pictures/picture.module';
import { schools } from './domain/schools/school.module';

/** The modules of the domain, each behind those that it uses. The linter reads the order here, too. */
const LIST = [schools, pictures, members, auth, notices, applications, comments, favourites, notifications] as const;

/** Everything that has to know all modules reads them here. */
export const modules = collectModules(LIST);

// This file is evaluated once a process, however many servers the process starts.
modules.listen();

/** Does not compile when a module defines error codes that its manifest does not list: they might never be loaded. */
const _allCodesAreListed: [UnlistedCode<typeof LIST>] extends [never] ? true : never = true;
