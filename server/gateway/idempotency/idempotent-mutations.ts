import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { type ApolloServerPlugin, type GraphQLRequestContext, HeaderMap } from '@apollo/server';
import type { FormattedExecutionResult, GraphQLError } from 'graphql';
import { isAboutResult } from '../errors/result-errors';
import { originalOf } from '../graphql/graphql-errors';
import { toMutationResponse } from '../guards/write-denials';
import type { RequestContext } from '../requests/request-context';
import { toAppError } from '../errors/to-app-error';
import type { Attempt } from './attempt';
import { type ClaimResult, type IdempotentWrites, REPLAYED } from './idempotent-writes';
import { isUndone } from './is-undone';

/** Replaces the files in the variables of a request by their hashes. */
async function describeUploads(value: unknown): Promise<unknown> {
  if (value instanceof Upload) return value.promise.then(hashOf, () => null);
  if (Array.isArray(value)) return Promise.all(value.map(describeUploads));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([name, part]) => [name, await describeUploads(part)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

async function hashOf(file: FileUpload): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(file.createReadStream(), hash);
  return hash.digest('base64url');
}

/** Executes each mutation with an idempotency key once and repeats its first response. */
export function executeMutationsOnce(writes: IdempotentWrites): ApolloServerPlugin<RequestContext> {
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
            return toMutationResponse(toAppError(error), requestContext.contextValue.language);
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
): Promise<ClaimResult | undefined> {
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
