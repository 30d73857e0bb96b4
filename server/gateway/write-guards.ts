import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import type { RequestHandler } from 'express';
import { AppError } from '../platform/errors';
import { isReadOnly } from './read-preference';
import type { RequestContext } from './request-context';
import { refusalToOtherMember } from './stated-member';
import { refusalToReadOnlyToken } from './token-scope';
import type { WriteRefusal } from './write-refusal';

/** Why this request may not write; null when it may. */
const findRefusal = (context: RequestContext): WriteRefusal | null =>
  refusalToOtherMember(context) ?? refusalToReadOnlyToken(context);

/** Refuses requests that must not write over REST. */
export const guardWrites: RequestHandler = (req, res, next) => {
  const refusal = isReadOnly(req) ? null : findRefusal(req.context);
  if (!refusal) return next();
  res.set(refusal.headers ?? {});
  throw new AppError(refusal.code);
};

/** Refuses mutations that must not write, before any of their fields is executed. */
export const guardMutations: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    responseForOperation: async ({ contextValue }) => {
      // Apollo also calls this for documents in which no operation was found. Those have no record.
      const refusal = contextValue.record.operation?.type === 'mutation' ? findRefusal(contextValue) : null;
      if (!refusal) return null;
      const { status, message, code } = new AppError(refusal.code);
      return {
        http: { status, headers: new HeaderMap(Object.entries(refusal.headers ?? {})) },
        body: { kind: 'single', singleResult: { errors: [{ message, extensions: { code } }] } },
      };
    },
  }),
};
