import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import type { OperationDefinitionNode } from 'graphql';
import type { Context } from '../domain/context';

/** Notes each GraphQL operation and the codes of its errors, for the log and the metrics to tell of. */
export function noteOperations(): ApolloServerPlugin<Context> {
  const listener: GraphQLRequestListener<Context> = {
    didResolveOperation: async ({ operation, contextValue }) => {
      if (!operation) return;
      const { operation: type, name } = operation;
      contextValue.note.operation = { type, name: name?.value, field: rootFieldOf(operation) };
    },
    didEncounterErrors: async ({ errors, contextValue }) => {
      // What formats and logs an error knows nothing of its request. It is not answered: X-Request-Id tells it.
      for (const error of errors) error.extensions['requestId'] = contextValue.note.id;
    },
    willSendResponse: async ({ response: { body }, contextValue }) => {
      if (body.kind !== 'single' || !body.singleResult.errors) return;
      contextValue.note.codes = body.singleResult.errors.map(({ extensions }) => String(extensions?.code));
    },
  };
  return { requestDidStart: async () => listener };
}

/** A document that has passed validation names fields of the schema only; what comes by a fragment is not looked up. */
function rootFieldOf({ selectionSet: { selections } }: OperationDefinitionNode): string {
  const [first] = selections;
  return first?.kind === 'Field' ? first.name.value : 'fragment';
}
