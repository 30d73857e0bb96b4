import type { RequestContext } from '../requests/request-context';
import { type WriteDenial, toMutationResponse } from './write-denials';
import type { ApolloServerPlugin } from '@apollo/server';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { Context } from '../../domain/context';
import { ensureViewerNotSuspended, modules } from '../../modules';
import { AppError } from '../../platform/errors/app-error';
import type { FieldExtensions, SuspensionCheck } from '../../selection/schema-fields';
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

/**
 * Check of each route that declares one, with a pattern of its path. Express ignores a final slash.
 */
const CHECKS_OF_ROUTES = modules.routes.flatMap(({ method, path, suspensionCheck }) =>
  suspensionCheck ? [{ method, path: new RegExp(`^${path.replace(':id', '[^/]+')}/?$`), suspensionCheck }] : [],
);

function checkOfRequest({ method, path }: Request): SuspensionCheck | 'before' {
  const route = CHECKS_OF_ROUTES.find((each) => each.method === method.toLowerCase() && each.path.test(path));
  return route?.suspensionCheck ?? 'before';
}

/** Returns the strictest check of the mutations in an operation. It is `before` for a fragment. */
function checkOfOperation(
  schema: GraphQLSchema,
  { selectionSet }: OperationDefinitionNode,
): SuspensionCheck | 'before' {
  const fields = schema.getMutationType()?.getFields() ?? {};
  const checks = selectionSet.selections.map((selection) => {
    const field = selection.kind === 'Field' ? fields[selection.name.value] : undefined;
    return (field?.extensions as FieldExtensions | undefined)?.suspensionCheck;
  });
  if (checks.includes(undefined)) return 'before';
  return checks.includes('inStatement') ? 'inStatement' : 'none';
}

/** Denies REST requests that must not write. */
export const guardWrites: RequestHandler = async (req, res, next) => {
  if (isReadOnly(req)) return next();
  const denial = findDenial(req.context);
  if (denial) {
    res.set(denial.headers ?? {});
    throw new AppError(denial.code);
  }
  if (checkOfRequest(req) === 'before') await ensureViewerNotSuspended(req.context);
  next();
};

/**
 * Checks the suspension after a failed write that checks it itself, because this denial has
 * priority over any other.
 */
export const guardFailedWrites: ErrorRequestHandler = async (error, req, _res, next) => {
  if (!isReadOnly(req) && checkOfRequest(req) === 'inStatement') await ensureViewerNotSuspended(req.context);
  next(error);
};

/** Returns the denial of the suspension check, or null. */
async function findSuspensionDenial(context: Context): Promise<AppError | null> {
  return ensureViewerNotSuspended(context).then(() => null, toAppError);
}

/** Denies mutations that must not write before any of their fields runs. */
export const guardMutations: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    responseForOperation: async ({ contextValue, operation, schema }) => {
      // Apollo also calls this for documents without an operation, which have no record.
      if (contextValue.record.operation?.type !== 'mutation') return null;
      const denial = findDenial(contextValue);
      if (denial) return toMutationResponse(new AppError(denial.code), contextValue.language, denial.headers);
      if (checkOfOperation(schema, operation) !== 'before') return null;
      const error = await findSuspensionDenial(contextValue);
      return error && toMutationResponse(error, contextValue.language);
    },
    willSendResponse: async ({ contextValue, operation, response, schema }) => {
      const { body } = response;
      if (operation?.operation !== 'mutation' || body.kind !== 'single') return;
      // All errors concern reading the result, so the mutation has committed. A denial would be
      // false.
      if (body.singleResult.errors?.every(isAboutResult) ?? true) return;
      if (findDenial(contextValue) || checkOfOperation(schema, operation) !== 'inStatement') return;
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
