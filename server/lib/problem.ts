import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { AppError } from './errors';
import { toAppError } from './error-translator';

/** A refusal as old clients read it: RFC 9457 with `response_message` (rest.md: Common to all paths). */
export interface Problem {
  title: string;
  status: number;
  code: string;
  response_message: string;
  errors?: Record<string, string>;
}

function toProblem(error: AppError): Problem {
  const { status, code, message, fields } = error;
  return { title: STATUS_CODES[status] ?? 'Error', status, code, response_message: message, errors: fields };
}

/** Answers whatever was thrown on the way through Express. What nobody planned is logged whole and told as nothing. */
export function answerProblems(logger: Logger): ErrorRequestHandler {
  return (thrown: unknown, req, res, _next) => {
    const error = toAppError(thrown);
    if (error.status >= 500)
      logger.error({ err: error.cause ?? error, method: req.method, path: req.path }, error.code);
    if (res.headersSent) return void res.destroy();
    sendProblem(res, error, req.originalUrl.startsWith('/graphql'));
  };
}

function sendProblem(res: Response, error: AppError, graphql: boolean): void {
  res.status(error.status);
  if (error.retryAfter !== undefined) res.set('Retry-After', String(error.retryAfter));
  if (graphql) {
    res.json({ errors: [{ message: error.message, extensions: { code: error.code, fields: error.fields } }] });
    return;
  }
  res.type('application/problem+json').send(JSON.stringify(toProblem(error)));
}
