import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { modules } from '../modules';
import type { Pubsub } from '../platform/pubsub';
import { validateArgument } from '../platform/validation';
import { QueryFields } from '../selection/schema-fields';

/**
 * Creates the GraphQL schema of all modules. schema.graphql contains its text (`npm run generate`).
 * Subscriptions listen to `pubsub`.
 */
export function createSchema(pubsub: Pubsub): GraphQLSchema {
  return buildSchemaSync({
    resolvers: [QueryFields, ...modules.resolvers],
    validate: false,
    validateFn: validateArgument,
    pubSub: pubsub,
  });
}
