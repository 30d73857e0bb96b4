import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import {
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type ValidationRule,
} from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '../domain/context';
import { createDocumentStore } from './documents';
import { toAppError } from './to-app-error';

/** What a document may ask for: room for the client's largest query, not for a flood. */
const LIMITS = { depth: 12, aliases: 15, directives: 20, tokens: 1_000, cost: 5_000 };

const MOST_ERRORS = 5;

/** What both transports' errors are formatted by. In production no error suggests what else the schema has. */
export interface Formatting {
  production: boolean;
  logger: Logger;
}

/** The limits, as rules that a document is validated by. */
export function createArmor(production: boolean): ReturnType<ApolloArmor['protect']> {
  return new ApolloArmor({
    maxDepth: { n: LIMITS.depth, flattenFragments: true, ignoreIntrospection: true },
    maxAliases: { n: LIMITS.aliases },
    maxDirectives: { n: LIMITS.directives },
    // Apollo's parser counts them: what this plugin throws would be answered with a 500.
    maxTokens: { enabled: false },
    // One for each field, twice for an object, times `first`. Depth is no cost: it has a limit of its own.
    costLimit: { maxCost: LIMITS.cost, depthCostFactor: 1, flattenFragments: true, ignoreIntrospection: true },
    blockFieldSuggestion: { enabled: production },
  }).protect();
}

/** The GraphQL door: Apollo Server with limits on what a document may cost, and errors in the catalogue's words. */
export function createApollo(
  schema: GraphQLSchema,
  httpServer: Server,
  options: Formatting & { plugins: ApolloServerPlugin<Context>[]; documents: readonly string[] },
): ApolloServer<Context> {
  const armor = createArmor(options.production);
  return new ApolloServer<Context>({
    ...armor,
    schema,
    plugins: [
      ...armor.plugins,
      ApolloServerPluginDrainHttpServer({ httpServer }),
      // It looks at every field of every answer, for headers that are `no-store` anyway.
      ApolloServerPluginCacheControlDisabled(),
      tellAbsence,
      ...options.plugins,
    ],
    documentStore: createDocumentStore(schema, armor.validationRules, options.documents),
    introspection: true,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: options.production,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: LIMITS.tokens },
    validationOptions: { maxErrors: MOST_ERRORS },
    formatError: (formatted, thrown) => formatGraphQLError(formatted, thrown, options),
  });
}

/** Where nothing could be answered because a service is away, HTTP says so too: to proxies, and to who would try again. */
const tellAbsence: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { body, http } }) => {
      if (body.kind !== 'single') return;
      const { data, errors } = body.singleResult;
      const absence = errors?.find(({ extensions }) => extensions?.code === 'UNAVAILABLE');
      if (!absence || Object.values(data ?? {}).some((value) => value !== null)) return;
      http.status = 503;
      http.headers.set('retry-after', String(absence.extensions?.retryAfter));
    },
  }),
};

/** Reads a document that came over a socket: within the same limits, and a subscription, for that is what sockets are for. */
export function createSubscriptionReader(
  schema: GraphQLSchema,
): (query: string) => { document: DocumentNode } | { errors: readonly GraphQLError[] } {
  const rules = [...specifiedRules, ...createArmor(true).validationRules, subscriptionsOnly];
  return (query) => {
    try {
      const document = parse(query, { maxTokens: LIMITS.tokens });
      const errors = validate(schema, document, rules, { maxErrors: MOST_ERRORS });
      return errors.length > 0 ? { errors } : { document };
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
  };
}

const subscriptionsOnly: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation === 'subscription') return;
    context.reportError(new GraphQLError('A socket answers subscriptions only.', { nodes: node }));
  },
});

/** Codes of requests that GraphQL itself refuses: these tell their sender what to mend, and hide nothing. */
const REQUEST_ERRORS = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

const SUGGESTION = / ?Did you mean .+\?$/s;

/** An error as both of GraphQL's transports answer it; `extensions.code` is rest.md's code. */
function formatGraphQLError(
  formatted: GraphQLFormattedError,
  thrown: unknown,
  { production, logger }: Formatting,
): GraphQLFormattedError {
  const original = unwrapResolverError(thrown);
  const code = formatted.extensions?.code;
  if (original === thrown && typeof code === 'string' && REQUEST_ERRORS.has(code)) {
    const message = production ? formatted.message.replace(SUGGESTION, '') : formatted.message;
    return { message, locations: formatted.locations, extensions: { code } };
  }
  const error = toAppError(original);
  if (error.status >= 500) {
    const requestId = formatted.extensions?.requestId;
    logger.error({ requestId, err: error.cause ?? error, path: formatted.path }, error.code);
  }
  return {
    message: error.message,
    locations: formatted.locations,
    path: formatted.path,
    extensions: { code: error.code, fields: error.fields, retryAfter: error.retryAfter },
  };
}

/** A formatted error for graphql-ws, which speaks in GraphQLErrors. What no resolver threw is the request's fault. */
export function formatSocketError(error: GraphQLError, formatting: Formatting): GraphQLError {
  const code = error.originalError ? undefined : 'BAD_USER_INPUT';
  const formatted = { ...error.toJSON(), extensions: { code, ...error.extensions } };
  const { message, extensions, path } = formatGraphQLError(formatted, error, formatting);
  return new GraphQLError(message, { path, extensions });
}
