import type { RequestContext } from '../requests/request-context';
import { type WriteDenial, toMutationResponse } from './write-denials';
import type { ApolloServerPlugin } from '@apollo/server';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import type { OperationDefinitionNode } from 'graphql';
import type { Context } from '../../domain/context';
import { modules } from '../../modules';
import { AppError } from '../../platform/errors/app-error';
import { isAboutResult } from '../errors/result-errors';
import { isReadOnly } from '../requests/is-read-only';
import { findOtherMemberDenial } from './expected-member';
import { toAppError } from '../errors/to-app-error';

/** Names the scope that the token lacks (RFC 6750, 3.1). */
const CHALLENGE = { 'WWW-Authenticate': 'Bearer error="insufficient_scope", scope="write"' };

/** Returns a denial for an access token without write access. */
function findReadOnlyTokenDenial({ session }: RequestContext): WriteDenial | null {
  return session.token?.mayWrite === false ? { code: 'READ_ONLY_TOKEN', headers: CHALLENGE } : null;
}

/**
 * Returns a denial that needs no database access: wrong expected member, or a read-only token. Null
 * if there is none.
 */
const findDenial = (context: RequestContext): WriteDenial | null =>
  findOtherMemberDenial(context) ?? findReadOnlyTokenDenial(context);

/** When the suspension is checked: never, in the write's own statement, or before the write. */
type SuspensionCheck = 'none' | 'inStatement' | 'before';

/**
 * Pattern of the writes that check the suspension in their own statement. `:id` of a route stands
 * for an id in the path.
 */
const CHECKED_IN_STATEMENT = new RegExp(`^(${modules.checksSuspension.join('|').replaceAll(':id', '[^/]+')})$`);

function checkOf(names: readonly string[]): SuspensionCheck {
  const others = names.filter((name) => !modules.alwaysAllowed.has(name));
  if (others.length === 0) return 'none';
  return others.every((name) => CHECKED_IN_STATEMENT.test(name)) ? 'inStatement' : 'before';
}

const checkOfRequest = ({ method, path }: Request): SuspensionCheck => checkOf([`${method.toLowerCase()} ${path}`]);

/** Denies REST requests that must not write. */
export const guardWrites: RequestHandler = async (req, res, next) => {
  if (isReadOnly(req)) return next();
  const denial = findDenial(req.context);
  if (denial) {
    res.set(denial.headers ?? {});
    throw new AppError(denial.code);
  }
  if (checkOfRequest(req) === 'before') await modules.writeGuard(req.context);
  next();
};

/**
 * Checks the suspension after a failed write that checks it itself, because this denial has
 * priority over any other.
 */
export const guardFailedWrites: ErrorRequestHandler = async (error, req, _res, next) => {
  if (!isReadOnly(req) && checkOfRequest(req) === 'inStatement') await modules.writeGuard(req.context);
  next(error);
};

/** Returns the denial of the suspension check, or null. */
async function findSuspensionDenial(context: Context): Promise<AppError | null> {
  return modules.writeGuard(context).then(() => null, toAppError);
}

/** Denies mutations that must not write before any of their fields runs. */
export const guardMutations: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    responseForOperation: async ({ contextValue, operation }) => {
      // Apollo also calls this for documents without an operation, which have no record.
      if (contextValue.record.operation?.type !== 'mutation') return null;
      const denial = findDenial(contextValue);
      if (denial) return toMutationResponse(new AppError(denial.code), contextValue.language, denial.headers);
      if (checkOf(mutationsOf(operation)) !== 'before') return null;
      const error = await findSuspensionDenial(contextValue);
      return error && toMutationResponse(error, contextValue.language);
    },
    willSendResponse: async ({ contextValue, operation, response }) => {
      const { body } = response;
      if (operation?.operation !== 'mutation' || body.kind !== 'single') return;
      // All errors concern reading the result, so the mutation has committed. A denial would be
      // false.
      if (body.singleResult.errors?.every(isAboutResult) ?? true) return;
      if (findDenial(contextValue) || checkOf(mutationsOf(operation)) !== 'inStatement') return;
      const error = await findSuspensionDenial(contextValue);
      if (!error) return;
      const denied = toMutationResponse(error, contextValue.language);
      response.body = denied.body;
      response.http.status = denied.http.status;
      for (const [name, value] of denied.http.headers) response.http.headers.set(name, value);
      contextValue.record.codes = [error.code];
    },
  }),
};

/**
 * Returns the names of the mutations in an operation. A mutation in a fragment gets an empty name,
 * so that the suspension is checked before it.
 */
function mutationsOf({ selectionSet }: OperationDefinitionNode): string[] {
  return selectionSet.selections.map((selection) => (selection.kind === 'Field' ? selection.name.value : ''));
}
