import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { AppError } from '../platform/errors';
import { logFailure } from './failure-log';
import { limitUnread } from './request-room';
import { toAppError } from './to-app-error';

/** The code of an error. The OpenAPI document lists its values, which modules define. */
const errorCodeSchema = z.string().meta({ id: 'ErrorCode' });

/**
 * The body of an error: RFC 9457 with `response_message` for old clients (rest.md: Common to all
 * paths).
 */
export const problem = z.object({
  title: z.string(),
  status: z.int().min(400).max(599),
  code: errorCodeSchema,
  response_message: z.string().describe('사람이 읽는 한국어 문장'),
  errors: z.record(z.string(), z.string()).optional().describe('칸마다의 문장'),
});

function toProblem(error: AppError): z.input<typeof problem> {
  const { status, code, message, fields } = error;
  return { title: STATUS_CODES[status] ?? 'Error', status, code, response_message: message, errors: fields };
}

/**
 * Responds to everything that a middleware or a route throws. Unexpected errors are logged, and the
 * response hides them.
 */
export function respondWithProblem(logger: Logger): ErrorRequestHandler {
  return (thrown: unknown, req, res, _next) => {
    const error = toAppError(thrown);
    const { record } = req.context;
    record.codes = [error.code];
    logFailure(logger, error, { requestId: record.id });
    if (res.headersSent) return void res.destroy();
    sendProblem(res, error, req.originalUrl.startsWith('/graphql'));
    limitUnread(res);
  };
}

/** Responds with a refusal, in the form of GraphQL or of REST. */
export function sendProblem(res: Response, error: AppError, graphql: boolean): void {
  res.status(error.status);
  if (error.retryAfter !== undefined) res.set('Retry-After', String(error.retryAfter));
  if (graphql) {
    const { message, code, fields, retryAfter } = error;
    res.json({ errors: [{ message, extensions: { code, fields, retryAfter } }] });
  } else {
    res.type('application/problem+json').send(JSON.stringify(toProblem(error)));
  }
}
