import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';

/**
 * Refuses subscriptions over HTTP, because their events could not be sent. Otherwise GraphQL would
 * respond with null.
 */
export const refuseSubscriptions: ApolloServerPlugin = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation }) => {
      if (operation?.operation !== 'subscription') return;
      throw new GraphQLError('Subscriptions run over a WebSocket with the protocol graphql-transport-ws.', {
        nodes: operation,
        extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
      });
    },
  }),
};
