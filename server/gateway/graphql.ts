import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import processRequest from 'graphql-upload/processRequest.mjs';
import { requireViewerId } from '../domain/context';
import { MAX_UPLOAD_BYTES } from '../domain/kit/upload';
import { AppError } from '../platform/errors';
import type { GraphqlExecution } from './apollo';
import { respondSelected } from './selected-responses';
import { readJsonBody } from './json-body';
import type { RequestContext } from './request-context';
import { limitUploads } from './request-room';
import { endWithText } from './text-body';

/** The largest text part of a multipart body: a document and its variables. */
const MAX_FIELD_BYTES = 300_000;

/** Room for the other parts of a multipart body beside its file. */
const MULTIPART_EXTRA_BYTES = 512 * 1024;

/**
 * Reads GraphQL requests over HTTP, multipart ones included, and executes them. A page of another
 * site cannot send JSON with the user's cookies without asking first, so that queries need no other
 * header.
 */
export function executeGraphql({ apollo, queries }: Pick<GraphqlExecution, 'apollo' | 'queries'>): RequestHandler[] {
  return [refuseOtherPaths, readJsonBody, respondSelected(queries), receiveUploads, executeBy(apollo)];
}

/** Express mounts a router at everything below its path as well. */
const refuseOtherPaths: RequestHandler = (req, _res, next) => {
  if (req.path !== '/') throw new AppError('NOT_FOUND');
  next();
};

/**
 * Discards the rest of a body that cannot be read, because graphql-upload responds only once the
 * whole body has arrived.
 */
const readMultipart: typeof processRequest = (req, res, options) =>
  processRequest(req, res, options).catch((error: unknown) => {
    req.resume();
    throw error;
  });

const readUploads = graphqlUploadExpress({
  processRequest: readMultipart,
  maxFileSize: MAX_UPLOAD_BYTES + 1, // busboy cuts off at this size, not after it
  maxFiles: 1,
  maxFieldSize: MAX_FIELD_BYTES,
});

/**
 * Reads uploads. Those of visitors, and those that declare too large a size, are refused before
 * they are read.
 */
const receiveUploads: RequestHandler = (req, res, next) => {
  if (!req.is('multipart/form-data')) return next();
  requireViewerId(req.context);
  const bytes = Number(req.headers['content-length'] ?? 0);
  if (bytes > MAX_UPLOAD_BYTES + MULTIPART_EXTRA_BYTES) throw new AppError('TOO_LARGE');
  return limitUploads(req, res, () => readUploads(req, res, next));
};

/**
 * Lets Apollo execute the request. Its package for Express would parse each address by a deprecated
 * function, and write long responses in two parts.
 */
function executeBy(apollo: ApolloServer<RequestContext>): RequestHandler {
  return async (req, res) => {
    const response = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: req.method,
        headers: headersOf(req),
        search: req.url.slice(req.path.length),
        // Express leaves the body undefined when none was sent.
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
 * The headers for Apollo. It refuses requests that a page of another site could send with the
 * user's cookies, unless a header proves that the page's browser has asked first. A request with an
 * access token uses no cookies.
 */
function headersOf({ headers, context }: Request): HeaderMap {
  const read = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) read.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  if (context.session.token) read.set('apollo-require-preflight', 'access token');
  return read;
}
