import type { ApolloServerPlugin } from '@apollo/server';
import { addressKey } from '../platform/address-key';
import { Room } from '../platform/room';
import { memoryOf } from './document-limits';
import type { Documents } from './documents';
import type { RequestContext } from './request-context';
import { holdUntilClosed } from './request-room';

/** Maximum heap of the documents in execution: in total, and per address. */
const EXECUTING_BYTES = { total: 64 * 1024 * 1024, perKey: 16 * 1024 * 1024 };

/**
 * Limits the memory of documents in execution, because many requests may be waiting for the
 * database.
 * @param own the client's documents, shared by all requests
 */
export function limitExecuting(own: Documents): ApolloServerPlugin<RequestContext> {
  const room = new Room(EXECUTING_BYTES);
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ source, document, contextValue: { ip, request } }) => {
        if (!own.has(source) && request.res)
          holdUntilClosed(request.res, room.take(addressKey(ip), memoryOf(document)));
      },
    }),
  };
}
