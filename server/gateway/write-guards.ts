import type { ApolloServerPlugin } from '@apollo/server';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import type { OperationDefinitionNode } from 'graphql';
import type { Context } from '../domain/context';
import { modules } from '../modules';
import { AppError } from '../platform/errors';
import { isAboutResult } from './graphql-errors';
import { refuseMutation } from './graphql-refusal';
import { isReadOnly } from './read-preference';
import type { RequestContext } from './request-context';
import { refusalToOtherMember } from './stated-member';
import { toAppError } from './to-app-error';
import { refusalToReadOnlyToken } from './token-scope';
import type { WriteRefusal } from './write-refusal';

/**
 * Returns a denial that needs no database access: wrong expected member, or a read-only token. Null
 * if there is none.
 */
const findDenial = (context: RequestContext): WriteRefusal | null =>
  refusalToOtherMember(context) ?? refusalToReadOnlyToken(context);

/** Place of the suspension check of a write: none, in its own statement, or before it. */
type SuspensionCheck = 'none' | 'inStatement' | 'before';

/**
 * Names of writes that check the suspension in their own statement. Routes have ids in their paths.
 */
const CHECKED_IN_STATEMENT = new RegExp(`^(${modules.guardThemselves.join('|').replaceAll(':id', '[^/]+')})$`);

function checkOf(names: readonly string[]): SuspensionCheck {
  const others = names.filter((name) => !modules.alwaysAllowed.has(name));
  if (others.length === 0) return 'none';
  return others.every((name) => CHECKED_IN_STATEMENT.test(name)) ? 'inStatement' : 'before';
}

const checkOfRequest = ({ method, path }: Request): SuspensionCheck => checkOf([`${method.toLowerCase()} ${path}`]);

/** Refuses REST requests that must not write. */
export const guardWrites: RequestHandler = async (req, res, next) => {
  if (isReadOnly(req)) return next();
  const refusal = findDenial(req.context);
  if (refusal) {
    res.set(refusal.headers ?? {});
    throw new AppError(refusal.code);
  }
  if (checkOfRequest(req) === 'before') await modules.writeGuard?.(req.context);
  next();
};

/**
 * Checks the suspension after a failed write that checks it itself, because this denial has
 * priority over any other.
 */
export const guardFailedWrites: ErrorRequestHandler = async (error, req, _res, next) => {
  if (!isReadOnly(req) && checkOfRequest(req) === 'inStatement') await modules.writeGuard?.(req.context);
  next(error);
};

/** Returns the denial of the suspension check, or null. */
async function findGuardDenial(context: Context): Promise<AppError | null> {
  return (await modules.writeGuard?.(context).then(() => null, toAppError)) ?? null;
}

/** Refuses mutations that must not write before any of their fields runs. */
export const guardMutations: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    responseForOperation: async ({ contextValue, operation }) => {
      // Apollo also calls this for documents without an operation, which have no record.
      if (contextValue.record.operation?.type !== 'mutation') return null;
      const refusal = findDenial(contextValue);
      if (refusal) return refuseMutation(new AppError(refusal.code), refusal.headers);
      if (checkOf(mutationsOf(operation)) !== 'before') return null;
      const error = await findGuardDenial(contextValue);
      return error && refuseMutation(error);
    },
    willSendResponse: async ({ contextValue, operation, response }) => {
      const { body } = response;
      if (operation?.operation !== 'mutation' || body.kind !== 'single') return;
      // A mutation that is done is no longer refused.
      if (body.singleResult.errors?.every(isAboutResult) ?? true) return;
      if (findDenial(contextValue) || checkOf(mutationsOf(operation)) !== 'inStatement') return;
      const error = await findGuardDenial(contextValue);
      if (!error) return;
      const refused = refuseMutation(error);
      response.body = refused.body;
      response.http.status = refused.http.status;
      for (const [name, value] of refused.http.headers) response.http.headers.set(name, value);
      contextValue.record.codes = [error.code];
    },
  }),
};

/**
 * Names of the mutations in an operation. A mutation in a fragment has no name here, so it counts
 * as not always allowed.
 */
function mutationsOf({ selectionSet }: OperationDefinitionNode): string[] {
  return selectionSet.selections.map((selection) => (selection.kind === 'Field' ? selection.name.value : ''));
}
