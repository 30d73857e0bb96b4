import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import { HeaderMap } from '@apollo/server';
import type { FormattedExecutionResult, GraphQLError } from 'graphql';
import { isAboutResult, originalOf } from '../graphql-errors';
import { refuseMutation } from '../graphql-refusal';
import type { RequestContext } from '../request-context';
import { toAppError } from '../to-app-error';
import type { Attempt } from './attempt';
import { describeUploads } from './described-uploads';
import { type Beginning, type IdempotentWrites, REPLAYED } from './idempotent-writes';
import { isUndone } from './is-undone';

/** Executes each mutation with an idempotency key once and repeats its first response. */
export function repeatMutations(writes: IdempotentWrites): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: async () => {
      let attempt: Attempt | undefined;
      return {
        responseForOperation: async (requestContext) => {
          if (requestContext.contextValue.record.operation?.type !== 'mutation') return null;
          try {
            const beginning = await begin(writes, requestContext);
            if (!beginning) return null;
            if ('response' in beginning) return replay(beginning.response.body);
            ({ attempt } = beginning);
            return null;
          } catch (error) {
            return refuseMutation(toAppError(error));
          }
        },
        willSendResponse: async ({ response: { body }, errors = [] }) => {
          if (!attempt || body.kind !== 'single') return;
          const { singleResult } = body;
          if (isDone(singleResult))
            await attempt.complete({ status: 200, headers: {}, body: JSON.stringify(singleResult) });
          else if (errors.every((error: GraphQLError) => isUndone(originalOf(error)))) await attempt.release();
        },
      };
    },
  };
}

async function begin(
  writes: IdempotentWrites,
  { contextValue, request: { query, variables, operationName } }: GraphQLRequestContext<RequestContext>,
): Promise<Beginning | undefined> {
  return writes.begin(contextValue, [query, operationName, await describeUploads(variables)]);
}

function replay(body: string) {
  return {
    http: { headers: new HeaderMap([[REPLAYED.toLowerCase(), 'true']]) },
    body: { kind: 'single' as const, singleResult: JSON.parse(body) as FormattedExecutionResult },
  };
}

/** True if at least one mutation of the document was done, even if its result could not be read. */
function isDone({ data, errors = [] }: FormattedExecutionResult): boolean {
  return Object.values(data ?? {}).some((value) => value !== null) || errors.some(isAboutResult);
}
