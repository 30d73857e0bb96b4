import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type PubSub } from 'type-graphql';
import {
  ApplicationResolver,
  NoticeApplicationResolver,
  ProjectApplicationResolver,
} from '../domain/applications/application.resolver';
import { AuthResolver } from '../domain/auth/auth.resolver';
import { CommentResolver, NoticeCommentResolver } from '../domain/comments/comment.resolver';
import { FavouriteResolver } from '../domain/favourites/favourite.resolver';
import { validateArgument } from '../platform/validation';
import { MemberResolver } from '../domain/members/member.resolver';
import { NoticeResolver } from '../domain/notices/notice.resolver';
import { NotificationResolver, ViewerNotificationResolver } from '../domain/notifications/notification.resolver';
import { SchoolResolver } from '../domain/schools/school.resolver';

/** The GraphQL schema of all nouns; schema.graphql shows it (`npm run generate`). Subscriptions listen to `pubSub`. */
export function createSchema(pubSub: PubSub): GraphQLSchema {
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
    pubSub,
  });
}
