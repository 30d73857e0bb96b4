import type { ErrorRequestHandler, IRoute, Request, RequestHandler, Response, Router } from 'express';
import multer from 'multer';
import { requireViewerId } from '../../domain/context';
import { MAX_UPLOAD_BYTES, type RestRequest, type Route } from '../../domain/kit/api/route';
import type { ExpectedVersions } from '../../domain/kit/transaction/version';
import { AppError } from '../../platform/errors/app-error';
import { type InputClass, parseIdOrThrow, parseInput } from '../../platform/text/validation';
import { parseIfMatch, toEntityTag } from './entity-tags';
import { writeOnce } from '../idempotency/idempotent-routes';
import type { IdempotentWrites } from '../idempotency/idempotent-writes';
import { withoutRetry } from '../errors/result-errors';
import { parseJsonBody, endWithText, ensureReadableBody } from '../requests/bodies';
import { SelectedResponse } from '../../selection/responses';
import { limitUploads } from '../requests/memory-limits';
import { toAppError } from '../errors/to-app-error';
import { refuseUnknown } from '../errors/refuse-unknown';

/** Parses REST requests and mounts the routes in their order. Any other path is a 404. */
export function mountRoutes(router: Router, routes: readonly Route[], writes: IdempotentWrites): void {
  router.use(parseJsonBody);
  for (const path of new Set(routes.map((route) => route.path))) {
    const ofPath = routes.filter((route) => route.path === path);
    mountPath(router.route(path), ofPath, writes);
  }
  router.use(refuseUnknown);
}

/** Mounts the routes of one path. Other methods get a 405 with the allowed methods. */
function mountPath(mounted: IRoute, routes: readonly Route[], writes: IdempotentWrites): void {
  for (const route of routes) {
    const before = route.filePart ? [limitUploads, readUpload(route.filePart)] : [];
    const after = route.isConditional ? [failPrecondition] : [];
    mounted[route.method](...before, runAction(route, writes), ...after);
  }
  mounted.all((_req, res) => {
    res.set('Allow', allowedMethods(routes).join(', '));
    throw new AppError('METHOD_NOT_ALLOWED');
  });
}

function allowedMethods(routes: readonly Route[]): string[] {
  const methods = routes.map((route) => route.method.toUpperCase());
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

/**
 * Reads a multipart body with one file into memory. The limits leave room for the fields of every
 * form.
 */
function readUpload(filePart: string): RequestHandler {
  return multer({
    storage: multer.memoryStorage(),
    limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 10, fieldSize: 10_000, parts: 11, headerPairs: 50 },
  }).single(filePart);
}

function runAction(route: Route, writes: IdempotentWrites): RequestHandler {
  return async (req, res) => {
    if (!route.isOpen) requireViewerId(req.context);
    if (route.body) ensureReadableBody(req);
    const act = async (): Promise<string> => {
      const response = await route.handle(req.context, new ExpressRestRequest(req, res));
      if (!(response instanceof SelectedResponse)) return JSON.stringify(response);
      const { text, version } = await req.context.responses.read(req.context, response).catch((error: unknown) => {
        throw route.method === 'get' ? error : withoutRetry(toAppError(error));
      });
      if (version !== null) res.set('ETag', toEntityTag(version));
      return text;
    };
    const body = route.method === 'get' || route.isOpen ? await act() : await writeOnce(writes, { req, res }, act);
    // Like `res.json`, but without a generated ETag. Node sends head and body in one write.
    res.setHeader('Content-Type', 'application/json; charset=utf-8');
    endWithText(res, body);
  };
}

/**
 * Converts the error STALE into a 412 with the current version, as HTTP defines it for `If-Match`.
 */
const failPrecondition: ErrorRequestHandler = (error: unknown, _req, res, next) => {
  const current = error instanceof AppError && error.code === 'STALE' ? error.current : undefined;
  if (!current) return next(error);
  res.set('ETag', toEntityTag(current.version));
  next(new AppError('PRECONDITION_FAILED'));
};

class ExpressRestRequest implements RestRequest {
  constructor(
    private readonly req: Request,
    private readonly res: Response,
  ) {}

  id(): number {
    return parseIdOrThrow(this.req.params['id']);
  }

  body<T extends object>(input: InputClass<T>): T {
    return parseInput(input, this.req.body);
  }

  query<T extends object>(input: InputClass<T>): T {
    return parseInput(input, this.req.query);
  }

  file(): Buffer | undefined {
    return this.req.file?.buffer;
  }

  expectedVersions(): ExpectedVersions {
    return parseIfMatch(this.req.headers['if-match']);
  }

  created(path: string): void {
    this.res.status(201).location(`/api${path}`);
  }
}
