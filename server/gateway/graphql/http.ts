import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import processRequest from 'graphql-upload/processRequest.mjs';
import { requireViewerId } from '../../domain/context';
import { MAX_UPLOAD_BYTES } from '../../domain/kit/api/route';
import { AppError } from '../../platform/errors/app-error';
import type { GraphqlExecution } from './apollo';
import { respondSelected } from './selected-responses';
import { parseJsonBody, endWithText } from '../requests/bodies';
import type { RequestContext } from '../requests/request-context';
import { limitUploads } from '../requests/memory-limits';

/** Maximum size in bytes of a text part in a multipart body: the document and its variables. */
const MAX_FIELD_BYTES = 300_000;

/** Bytes that a multipart body may have beside its file. */
const MULTIPART_EXTRA_BYTES = 512 * 1024;

/**
 * Reads and executes GraphQL requests over HTTP, including multipart requests. JSON needs no CSRF
 * header, because other sites can send it with the user's cookies only after a preflight.
 */
export function executeGraphql({ apollo, queries }: Pick<GraphqlExecution, 'apollo' | 'queries'>): RequestHandler[] {
  return [refuseOtherPaths, parseJsonBody, respondSelected(queries), receiveUploads, executeBy(apollo)];
}

/** Express mounts a router at all paths below its own as well. */
const refuseOtherPaths: RequestHandler = (req, _res, next) => {
  if (req.path !== '/') throw new AppError('NOT_FOUND');
  next();
};

/**
 * Discards the rest of an unreadable body, because graphql-upload responds only after the whole
 * body.
 */
const readMultipart: typeof processRequest = (req, res, options) =>
  processRequest(req, res, options).catch((error: unknown) => {
    req.resume();
    throw error;
  });

const readUploads = graphqlUploadExpress({
  processRequest: readMultipart,
  maxFileSize: MAX_UPLOAD_BYTES + 1, // busboy truncates at this size, not after it
  maxFiles: 1,
  maxFieldSize: MAX_FIELD_BYTES,
});

/**
 * Reads uploads. Refuses those of visitors and those with too large a declared size before it reads
 * them.
 */
const receiveUploads: RequestHandler = (req, res, next) => {
  if (!req.is('multipart/form-data')) return next();
  requireViewerId(req.context);
  const bytes = Number(req.headers['content-length'] ?? 0);
  if (bytes > MAX_UPLOAD_BYTES + MULTIPART_EXTRA_BYTES) throw new AppError('TOO_LARGE');
  return limitUploads(req, res, () => readUploads(req, res, next));
};

/**
 * Executes the request by Apollo. Apollo's package for Express parses URLs by a deprecated function
 * and sends long responses in two writes.
 */
function executeBy(apollo: ApolloServer<RequestContext>): RequestHandler {
  return async (req, res) => {
    const response = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: req.method,
        headers: headersOf(req),
        search: req.url.slice(req.path.length),
        // Express leaves the body undefined if none was sent.
        body: (req.body as unknown) ?? {},
      },
      context: async () => req.context,
    });
    if (response.body.kind === 'chunked') throw new Error('The schema has no directive that sends responses in parts.');
    for (const [name, value] of response.headers) res.setHeader(name, value);
    endWithText(res.status(response.status ?? 200), response.body.string);
  };
}

/**
 * Copies the headers for Apollo. Apollo refuses requests that other sites can send with the user's
 * cookies, unless a header proves a preflight. A request with an access token uses no cookies, so
 * it gets this header here.
 */
function headersOf({ headers, context }: Request): HeaderMap {
  const read = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) read.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  if (context.session.token) read.set('apollo-require-preflight', 'access token');
  return read;
}
