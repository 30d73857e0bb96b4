import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { type EndedRequest, routeOf } from '../../platform/telemetry/ended-request';

/** Observers of completed requests. */
export interface RequestObservers {
  logger: Logger;
  /** Counts a completed request for the metrics. */
  count?: (ended: EndedRequest) => void;
}

/**
 * nginx's status for a request whose client closed the connection before the response was complete.
 */
const CLIENT_CLOSED_REQUEST = 499;

/** Maximum length in the log, because clients may send paths and operation names of any length. */
const MAX_LOGGED_LENGTH = 200;

/**
 * Sets `X-Request-Id` and reports each completed request: one log line at level `info`, and the
 * metrics. Nothing is timed if neither is enabled. Health checks and files are served before this,
 * so they are not reported.
 */
export function observeRequests({ logger, count }: RequestObservers): RequestHandler {
  const logs = logger.isLevelEnabled('info');
  return (req, res, next) => {
    const { record } = req.context;
    res.setHeader('X-Request-Id', record.id);
    if (!logs && !count) return next();
    const start = performance.now();
    res.once('close', () => {
      const status = res.writableFinished ? res.statusCode : CLIENT_CLOSED_REQUEST;
      const milliseconds = performance.now() - start;
      const ended: EndedRequest = { method: req.method, route: routeOf(req), status, milliseconds, record };
      count?.(ended);
      if (logs && !isFile(ended)) logger.info(lineOf(req, ended), 'request');
    });
    next();
  };
}

function lineOf(req: Request, { status, milliseconds, record }: EndedRequest): object {
  const { id, memberId, operation, codes } = record;
  return {
    requestId: id,
    method: req.method,
    path: pathOf(req),
    status,
    ms: Math.round(milliseconds * 10) / 10,
    memberId,
    operation: operation && (operation.name?.slice(0, MAX_LOGGED_LENGTH) ?? operation.field),
    codes,
  };
}

/** Returns the path without its query, because search words are personal data. */
function pathOf(req: Request): string {
  const end = req.originalUrl.indexOf('?');
  return req.originalUrl.slice(0, end < 0 ? MAX_LOGGED_LENGTH : Math.min(end, MAX_LOGGED_LENGTH));
}

/** True if a file was served. A page loads many files, which would bury the other lines. */
function isFile({ route, status }: EndedRequest): boolean {
  return status < 400 && /^\/(pictures|graphql\/playground|api\/docs)/.test(route);
}
