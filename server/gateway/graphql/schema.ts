import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import '../../modules';
import type { Pubsub } from '../../platform/shared-state/pubsub';
import { validateArgument } from '../../platform/text/validation';
import { RootFields } from '../../selection/schema-fields';

/**
 * Creates the GraphQL schema of all modules. schema.graphql contains its text (`npm run generate`).
 * Subscriptions listen to `pubsub`.
 */
export function createSchema(pubsub: Pubsub): GraphQLSchema {
  return buildSchemaSync({
    resolvers: [RootFields],
    validate: false,
    validateFn: validateArgument,
    pubSub: pubsub,
  });
}
