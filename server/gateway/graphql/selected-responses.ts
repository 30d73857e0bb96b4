import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { trace } from '@opentelemetry/api';
import type { RequestHandler } from 'express';
import type { OperationDefinitionNode } from 'graphql';
import type { Context } from '../../domain/context';
import type { ErrorCode } from '../../platform/errors/app-error';
import { describeOperation } from './record-operations';
import { endWithText } from '../requests/bodies';
import { toAppError } from '../errors/to-app-error';
import type { PreparedQuery, QueryRequest, SelectedQueries } from '../../selection/queries';

/**
 * Reads the data of a response in one statement.
 * @returns PostgreSQL's JSON text; null for a request that graphql-js must execute
 */
export async function readSelected(
  queries: SelectedQueries,
  ctx: Context,
  request: QueryRequest,
): Promise<string | null> {
  const prepared = queries.prepare(ctx, request);
  return prepared ? readPrepared(ctx, prepared) : null;
}

async function readPrepared(ctx: Context, prepared: PreparedQuery): Promise<string | null> {
  const { operation } = prepared;
  ctx.record.operation = describeOperation(operation);
  return traced(operation, () => prepared.read()).catch((error: unknown) => logFailure(ctx, error));
}

/** Media types of responses, in Apollo's order of preference for a client that accepts both. */
const MEDIA_TYPES = ['application/json', 'application/graphql-response+json'];

/**
 * Responds to queries that need one statement. Apollo responds to all others, and to those whose
 * statement fails.
 */
export function respondSelected(queries: SelectedQueries): RequestHandler {
  return async (req, res, next) => {
    const request = req.method === 'POST' ? parseRequest(req.body) : null;
    const type = request && req.accepts(MEDIA_TYPES);
    const data = request && type ? await readSelected(queries, req.context, request) : null;
    if (data === null) return next();
    res.setHeader('Content-Type', `${String(type)}; charset=utf-8`);
    return endWithText(res.status(200), `{"data":${data}}\n`);
  };
}

/** Parses a request in the form of a query. Apollo refuses all others with the right error. */
function parseRequest(body: unknown): QueryRequest | null {
  if (typeof body !== 'object' || body === null) return null;
  const { query, operationName, variables, extensions } = body as Record<string, unknown>;
  if (typeof query !== 'string' || extensions !== undefined) return null;
  if (!isMissing(operationName) && typeof operationName !== 'string') return null;
  if (!isMissing(variables) && (typeof variables !== 'object' || Array.isArray(variables))) return null;
  return { query, operationName, variables: variables as QueryRequest['variables'] };
}

const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined;

/**
 * Responds to queries that Apollo has validated, and stores them for further requests with the same
 * text.
 */
export function respondValid(queries: SelectedQueries): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      responseForOperation: async ({ document, operation, source, contextValue, request }) => {
        // Apollo reports an unknown operation name when it executes the document.
        if (operation?.operation !== 'query') return null;
        const { operationName, variables } = request;
        const prepared = queries.prepareValid(contextValue, { query: source, operationName, variables }, document);
        const text = prepared && (await readPrepared(contextValue, prepared));
        if (text === null) return null;
        const data = JSON.parse(text) as Record<string, unknown>;
        return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult: { data } } };
      },
    }),
  };
}

const tracer = trace.getTracer('hanteam');

/** Reports the same span as the instrumentation of graphql-js reports for resolvers. */
async function traced<Result>(operation: OperationDefinitionNode, work: () => Promise<Result>): Promise<Result> {
  const { operation: type, name } = operation;
  return tracer.startActiveSpan(name ? `${type} ${name.value}` : type, async (span) => {
    span.setAttribute('graphql.operation.type', type);
    if (name) span.setAttribute('graphql.operation.name', name.value);
    try {
      return await work();
    } finally {
      span.end();
    }
  });
}

/** Errors of a statement that are no defect. The resolvers report them. */
const EXPECTED_FAILURES: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'UNAVAILABLE',
  'DOCUMENT_LIMIT',
  'TOO_MANY_ATTEMPTS',
]);

/**
 * Logs a failed statement. The resolvers mostly fail for the same reason and report it. Otherwise
 * the definition of a field is wrong.
 */
function logFailure(ctx: Context, thrown: unknown): null {
  const error = toAppError(thrown);
  if (!EXPECTED_FAILURES.has(error.code)) {
    ctx.logger.warn({ requestId: ctx.record.id, err: error.cause ?? error }, 'SELECTION_FAILED');
  }
  return null;
}
