import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Language } from '../../../shared/language';
import type { AppError } from '../../platform/errors/app-error';
import { logFailure } from './failure-log';
import { limitUnread } from '../requests/memory-limits';
import { languageOf } from '../requests/request-language';
import { toAppError } from './to-app-error';
import { toErrorEntry } from './error-entry';

/** Code of an error. The modules define the values, and the OpenAPI document lists them. */
const errorCodeSchema = z.string().meta({ id: 'ErrorCode' });

/**
 * Body of an error: RFC 9457, with `response_message` for legacy clients (rest.md: Common to all
 * paths).
 */
export const problem = z.object({
  title: z.string(),
  status: z.int().min(400).max(599),
  code: errorCodeSchema,
  response_message: z.string().describe('사람이 읽는 한국어 문장'),
  errors: z.record(z.string(), z.string()).optional().describe('칸마다의 문장'),
});

function toProblem(error: AppError, language: Language): z.input<typeof problem> {
  const { status, code } = error;
  const { message, fields } = error.in(language);
  return { title: STATUS_CODES[status] ?? 'Error', status, code, response_message: message, errors: fields };
}

/**
 * Responds to the errors of middleware and routes. Unexpected errors are logged, but the response
 * does not reveal them.
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

/** Responds with an error in the format of GraphQL or REST, in the language of the request. */
export function sendProblem(res: Response, error: AppError, graphql: boolean): void {
  const language = languageOf(res.req);
  res.status(error.status);
  if (error.retryAfter !== undefined) res.set('Retry-After', String(error.retryAfter));
  if (graphql) {
    res.json({ errors: [toErrorEntry(error, language)] });
  } else {
    res.type('application/problem+json').send(JSON.stringify(toProblem(error, language)));
  }
}
