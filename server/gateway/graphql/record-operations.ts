import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import type { OperationDefinitionNode } from 'graphql';
import type { Context } from '../../domain/context';
import type { Operation } from '../../platform/telemetry/request-record';
import { isAboutResult } from '../errors/result-errors';

const listener: GraphQLRequestListener<Context> = {
  didResolveOperation: async ({ operation, contextValue }) => {
    if (operation) contextValue.record.operation = describeOperation(operation);
  },
  didEncounterErrors: async ({ errors, operation, contextValue }) => {
    // The function that formats and logs an error does not get the request. formatGraphQLError
    // removes these extensions again.
    for (const error of errors) {
      error.extensions['requestId'] = contextValue.record.id;
      error.extensions['language'] = contextValue.language;
      error.extensions['isActionDone'] = operation?.operation === 'mutation' && isAboutResult(error);
    }
  },
  willSendResponse: async ({ response: { body }, contextValue }) => {
    if (body.kind !== 'single' || !body.singleResult.errors) return;
    contextValue.record.codes = body.singleResult.errors.map(({ extensions }) => String(extensions?.code));
  },
};

/**
 * Records each GraphQL operation and its error codes, for the log, the metrics and the choice of a
 * replica.
 */
export const recordOperations: ApolloServerPlugin<Context> = { requestDidStart: async () => listener };

/** Returns the record of an operation in a valid document. */
export function describeOperation(operation: OperationDefinitionNode): Operation {
  const { operation: type, name } = operation;
  return { type, name: name?.value, field: rootFieldOf(operation) };
}

/**
 * Name of the first root field. Validation guarantees that it is a field of the schema. A field in
 * a fragment is recorded as `fragment`.
 */
function rootFieldOf({ selectionSet: { selections } }: OperationDefinitionNode): string {
  const [first] = selections;
  return first?.kind === 'Field' ? first.name.value : 'fragment';
}
