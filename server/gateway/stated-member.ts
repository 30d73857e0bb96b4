import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestHandler } from 'express';
import type { Session } from '../domain/kit/session';
import { AppError } from '../platform/errors';
import { isReadOnly } from './read-preference';
import { refuseOperation } from './refuse-operation';
import type { RequestContext } from './request-context';

/**
 * A client states by this header (in a WebSocket's connection parameters: by a property of this name) the id of the member
 * that it shows as logged in. The session can be another's: all tabs of a browser share one cookie (rest.md: Common to all
 * paths).
 */
export const STATED_MEMBER = 'X-Member';

/** Whether a client states a member whose session this is not. A client that states nobody is never wrong. */
export function statesOther(stated: unknown, { memberId }: Session): boolean {
  return stated !== undefined && (memberId === null || stated !== String(memberId));
}

/** Refuses requests that write over REST as another member than the client states. */
export const refuseOtherMember: RequestHandler = (req, _res, next) => {
  if (!isReadOnly(req) && statesOther(req.get(STATED_MEMBER), req.context.session)) throw new AppError('OTHER_MEMBER');
  next();
};

/** Refuses mutations as another member than the client states, before any of their fields is executed. */
export const refuseOtherMemberMutations: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    responseForOperation: async ({ contextValue: { record, request, session } }) => {
      // Apollo also calls this for documents in which no operation was found. Those have no record.
      if (record.operation?.type !== 'mutation' || !statesOther(request.get(STATED_MEMBER), session)) return null;
      return refuseOperation(new AppError('OTHER_MEMBER'));
    },
  }),
};
