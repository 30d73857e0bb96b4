import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { type GraphQLFormattedError, type GraphQLSchema, GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from './context';
import { toAppError } from './lib/error-translator';

/** What a document may ask for: room for the client's largest query, not for a flood. */
const LIMITS = { depth: 12, aliases: 15, directives: 20, tokens: 1_000, cost: 5_000 };

/** The GraphQL door: Apollo Server with limits on what a document may cost, and errors in the catalogue's words. */
export function createApollo(
  schema: GraphQLSchema,
  httpServer: Server,
  options: { production: boolean; logger: Logger; plugins: ApolloServerPlugin<Context>[] },
): ApolloServer<Context> {
  const armor = new ApolloArmor({
    maxDepth: { n: LIMITS.depth, flattenFragments: true, ignoreIntrospection: true },
    maxAliases: { n: LIMITS.aliases },
    maxDirectives: { n: LIMITS.directives },
    maxTokens: { n: LIMITS.tokens },
    costLimit: { maxCost: LIMITS.cost, flattenFragments: true, ignoreIntrospection: true },
    blockFieldSuggestion: { enabled: options.production },
  }).protect();
  return new ApolloServer<Context>({
    ...armor,
    schema,
    plugins: [...armor.plugins, ApolloServerPluginDrainHttpServer({ httpServer }), ...options.plugins],
    introspection: true,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: options.production,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: LIMITS.tokens },
    validationOptions: { maxErrors: 5 },
    formatError: (formatted, thrown) => formatGraphQLError(formatted, thrown, options.logger),
  });
}

/** Codes of requests that GraphQL itself refuses: these tell their sender what to mend, and hide nothing. */
const REQUEST_ERRORS = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/** An error as both of GraphQL's transports answer it; `extensions.code` is rest.md's code. */
export function formatGraphQLError(
  formatted: GraphQLFormattedError,
  thrown: unknown,
  logger: Logger,
): GraphQLFormattedError {
  const original = unwrapResolverError(thrown);
  const code = formatted.extensions?.code;
  if (original === thrown && typeof code === 'string' && REQUEST_ERRORS.has(code)) {
    return { message: formatted.message, locations: formatted.locations, extensions: { code } };
  }
  const error = toAppError(original);
  if (error.status >= 500) logger.error({ err: error.cause ?? error, path: formatted.path }, error.code);
  return {
    message: error.message,
    locations: formatted.locations,
    path: formatted.path,
    extensions: { code: error.code, fields: error.fields, retryAfter: error.retryAfter },
  };
}

/** A formatted error for graphql-ws, which speaks in GraphQLErrors. */
export function formatSocketError(error: GraphQLError, logger: Logger): GraphQLError {
  const { message, extensions, path } = formatGraphQLError(error.toJSON(), error, logger);
  return new GraphQLError(message, { path, extensions });
}
