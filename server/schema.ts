import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import {
  ApplicationResolver,
  NoticeApplicationResolver,
  ProjectApplicationResolver,
} from './applications/application.resolver';
import { AuthResolver } from './auth/auth.resolver';
import { CommentResolver, NoticeCommentResolver } from './comments/comment.resolver';
import { FavouriteResolver } from './favourites/favourite.resolver';
import type { Live } from './lib/live';
import { validateArgument } from './lib/validation';
import { MemberResolver } from './members/member.resolver';
import { NoticeResolver } from './notices/notice.resolver';
import { NotificationResolver, ViewerNotificationResolver } from './notifications/notification.resolver';
import { SchoolResolver } from './schools/school.resolver';

/** The GraphQL schema of all nouns; schema.graphql shows it (`npm run generate`). Subscriptions listen to `live`. */
export function createSchema(live: Live): GraphQLSchema {
  return buildSchemaSync({
    resolvers: [
      AuthResolver,
      MemberResolver,
      SchoolResolver,
      NoticeResolver,
      FavouriteResolver,
      NoticeApplicationResolver,
      ProjectApplicationResolver,
      ApplicationResolver,
      NoticeCommentResolver,
      CommentResolver,
      ViewerNotificationResolver,
      NotificationResolver,
    ],
    validate: false,
    validateFn: validateArgument,
    pubSub: live,
  });
}
