import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { modules } from '../modules';
import type { Pubsub } from '../platform/pubsub';
import { validateArgument } from '../platform/validation';

/** The GraphQL schema of all modules; schema.graphql shows it (`npm run generate`). Subscriptions listen to `pubsub`. */
export function createSchema(pubsub: Pubsub): GraphQLSchema {
  const [first, ...others] = modules.resolvers;
  if (!first) throw new Error('no module has a resolver');
  return buildSchemaSync({
    resolvers: [first, ...others],
    validate: false,
    validateFn: validateArgument,
    pubSub: pubsub,
  });
}
