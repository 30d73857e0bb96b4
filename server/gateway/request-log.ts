import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { type EndedRequest, routeOf } from '../platform/telemetry/ended-request';
import { noteOf } from '../platform/telemetry/request-record';

/** What is done with ended requests. */
export interface RequestObservers {
  logger: Logger;
  /** The member whose session the request is of; null for a visitor. */
  viewerOf: (req: Request) => number | null;
  /** Hears of every request as it ends. */
  count?: (ended: EndedRequest) => void;
}

const HUNG_UP = 499;

/** Addresses are as long as their senders like. */
const LONGEST = 200;

/**
 * Names every request, and tells of it once it has ended: one line in the log at level `info`. Where neither the log
 * nor a counter listens, nothing is timed. It stands behind what serves health and files, which are not told of.
 */
export function observeRequests({ logger, viewerOf, count }: RequestObservers): RequestHandler {
  const logs = logger.isLevelEnabled('info');
  return (req, res, next) => {
    const note = noteOf(req);
    res.setHeader('X-Request-Id', note.id);
    if (!logs && !count) return next();
    const start = performance.now();
    res.once('close', () => {
      const status = res.writableFinished ? res.statusCode : HUNG_UP;
      const ended = { method: req.method, route: routeOf(req), status, milliseconds: performance.now() - start, note };
      count?.(ended);
      if (logs && !isFile(ended)) logger.info(lineOf(req, ended, viewerOf(req) ?? undefined), 'request');
    });
    next();
  };
}

function lineOf(req: Request, { status, milliseconds, note }: EndedRequest, memberId?: number): object {
  return {
    requestId: note.id,
    method: req.method,
    path: pathOf(req),
    status,
    ms: Math.round(milliseconds * 10) / 10,
    memberId,
    operation: note.operation && (note.operation.name?.slice(0, LONGEST) ?? note.operation.field),
    codes: note.codes,
  };
}

/** Where the request went, without its query: what was searched for is its sender's own business. */
function pathOf(req: Request): string {
  const end = req.originalUrl.indexOf('?');
  return req.originalUrl.slice(0, end < 0 ? LONGEST : Math.min(end, LONGEST));
}

/** What was served as a file: a page asks for many of them. */
function isFile({ route, status }: EndedRequest): boolean {
  return status < 400 && /^\/(pictures|graphql\/playground|api\/docs)/.test(route);
}
