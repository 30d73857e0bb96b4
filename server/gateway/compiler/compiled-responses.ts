import {
  type ApolloServerPlugin,
  type GraphQLRequestContextResponseForOperation,
  type GraphQLResponse,
  HeaderMap,
} from '@apollo/server';
import { trace } from '@opentelemetry/api';
import type { FormattedExecutionResult, OperationDefinitionNode } from 'graphql';
import type { Context } from '../../domain/context';
import { toAppError } from '../to-app-error';
import type { CompiledQueries } from './compiled-queries';

/** The data of a response as the text that PostgreSQL wrote. */
class JsonData {
  /** Data have fields for GraphQL's types, which nobody reads here. */
  [field: string]: unknown;

  constructor(readonly text: string) {}

  /** The data inside of another JSON text, such as a page's. */
  toJSON(): object {
    return JSON.parse(this.text) as object;
  }
}

/** The data of a response as objects. */
export function readData(data: Record<string, unknown>): object {
  return data instanceof JsonData ? data.toJSON() : data;
}

/** Writes a response. Data that PostgreSQL wrote are sent as they are. */
export function stringifyResponse(response: FormattedExecutionResult): string {
  const { data } = response;
  return data instanceof JsonData ? `{"data":${data.text}}\n` : `${JSON.stringify(response)}\n`;
}

/** Responds to queries that are one statement. All others, and those whose statement fails, are left to the resolvers. */
export function compiledResponses(queries: CompiledQueries): ApolloServerPlugin<Context> {
  const listener = {
    responseForOperation: async (resolved: GraphQLRequestContextResponseForOperation<Context>) => {
      const { contextValue: ctx, document, operation, source, request } = resolved;
      const { operationName, variables } = request;
      const read = queries.prepare(ctx, { document, source, operationName, variables });
      if (!read) return null;
      const text = await traced(operation, read).catch((error: unknown) => logFailure(ctx, error));
      return text === null ? null : toResponse(text);
    },
  };
  return { requestDidStart: async () => listener };
}

const tracer = trace.getTracer('hanteam');

/** Reports the same span that the instrumentation of graphql-js reports for what resolvers do. */
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

/** The resolvers mostly fail for the same reason, and report it. Where they do not, the definition of a field is wrong. */
function logFailure(ctx: Context, thrown: unknown): null {
  const error = toAppError(thrown);
  if (error.code !== 'UNAVAILABLE') {
    ctx.logger.warn({ requestId: ctx.record.id, err: error.cause ?? error }, 'COMPILED_QUERY_FAILED');
  }
  return null;
}

function toResponse(text: string): GraphQLResponse {
  return {
    http: { headers: new HeaderMap() },
    body: { kind: 'single', singleResult: { data: new JsonData(text) } },
  };
}
