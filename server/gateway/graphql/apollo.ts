import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { AppError, type ErrorCode } from '../../platform/errors/app-error';
import type { ClientDocuments } from '../../selection/client-documents';
import { SelectedQueries } from '../../selection/queries';
import { SelectionResolvers } from '../../selection/resolvers';
import type { Selections } from '../../selection/selections';
import { respondValid } from './selected-responses';
import { createArmor, MAX_DOCUMENT_ERRORS, MAX_DOCUMENT_TOKENS } from './document-limits';
import { createDocumentStore, limitExecuting } from './documents';
import { type Formatting, formatGraphQLError } from './graphql-errors';
import type { RequestContext } from '../requests/request-context';

/** Options that differ between servers. */
export interface ApolloOptions extends Formatting {
  plugins: ApolloServerPlugin<RequestContext>[];
  documents: ClientDocuments;
}

/** Apollo Server, and the queries that bypass its execution. */
export interface GraphqlExecution {
  apollo: ApolloServer<RequestContext>;
  queries: SelectedQueries;
}

/**
 * Creates Apollo Server and the compiled queries. Documents are limited, and error codes are the
 * same as over REST.
 */
export function createExecution(selections: Selections, httpServer: Server, options: ApolloOptions): GraphqlExecution {
  const armor = createArmor();
  const { documents } = options;
  const queries = new SelectedQueries(selections, documents);
  new SelectionResolvers(selections, documents).install();
  const apollo = new ApolloServer<RequestContext>({
    ...armor,
    schema: selections.schema,
    plugins: [
      ...armor.plugins,
      ApolloServerPluginDrainHttpServer({ httpServer }),
      // Cache control would visit every field of every response, but all responses are `no-store`.
      ApolloServerPluginCacheControlDisabled(),
      // Apollo's landing page loads scripts from another origin. playground.ts serves a page
      // without them.
      ApolloServerPluginLandingPageDisabled(),
      respondWithStatus,
      limitExecuting(documents),
      ...options.plugins,
      respondValid(queries),
    ],
    documentStore: createDocumentStore(documents),
    introspection: true,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MAX_DOCUMENT_TOKENS },
    validationOptions: { maxErrors: MAX_DOCUMENT_ERRORS },
    formatError: (formatted, thrown) => formatGraphQLError(formatted, thrown, options),
  });
  return { apollo, queries };
}

/**
 * Codes that fail the whole request instead of one field. UNAVAILABLE: proxies and clients must see
 * the 503. SESSION_REQUIRED: programs must see the 403.
 */
const REFUSED_REQUESTS: ReadonlySet<unknown> = new Set<ErrorCode>(['UNAVAILABLE', 'SESSION_REQUIRED']);

/** Sets the HTTP status of an error that left no data. */
const respondWithStatus: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { body, http } }) => {
      if (body.kind !== 'single') return;
      const { data, errors } = body.singleResult;
      const refused = errors?.find(({ extensions }) => REFUSED_REQUESTS.has(extensions?.code))?.extensions;
      if (!refused || Object.values(data ?? {}).some((value) => value !== null)) return;
      http.status = new AppError(refused.code as ErrorCode).status;
      if (typeof refused.retryAfter === 'number') http.headers.set('retry-after', String(refused.retryAfter));
    },
  }),
};
