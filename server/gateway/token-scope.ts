import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestHandler } from 'express';
import type { Session } from '../domain/kit/session';
import { AppError } from '../platform/errors';
import { isReadOnly } from './read-preference';
import { refuseOperation } from './refuse-operation';
import type { RequestContext } from './request-context';

/** Tells the program which scope its token lacks (RFC 6750, 3.1). */
const CHALLENGE = ['WWW-Authenticate', 'Bearer error="insufficient_scope", scope="write"'] as const;

const mayOnlyRead = ({ token }: Session): boolean => token?.mayWrite === false;

/** Refuses requests that write over REST with an access token that may only read. */
export const refuseReadOnlyTokens: RequestHandler = (req, res, next) => {
  if (!isReadOnly(req) && mayOnlyRead(req.context.session)) {
    res.set(...CHALLENGE);
    throw new AppError('READ_ONLY_TOKEN');
  }
  next();
};

/** Refuses mutations with an access token that may only read, before any of their fields is executed. */
export const refuseReadOnlyTokenMutations: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    responseForOperation: async ({ contextValue: { record, session } }) => {
      // Apollo also calls this for documents in which no operation was found. Those have no record.
      if (record.operation?.type !== 'mutation' || !mayOnlyRead(session)) return null;
      return refuseOperation(new AppError('READ_ONLY_TOKEN'), [CHALLENGE]);
    },
  }),
};
