import type { Request, Response } from 'express';
import { type IdempotentWrites, REPLAYED } from './idempotent-writes';
import { isUndone } from './is-undone';
import { sha256 } from '../../platform/security/sha256';

/** Headers that are stored with a response. */
const STORED_HEADERS = ['Location', 'ETag'];

/**
 * Runs a REST write, or repeats its first response.
 * @param act runs the write, sets status and headers, and returns the body
 * @returns the body
 * @throws {AppError} those of {@link IdempotentWrites.begin} and of `act`
 */
export async function writeOnce(
  writes: IdempotentWrites,
  { req, res }: { req: Request; res: Response },
  act: () => Promise<string>,
): Promise<string> {
  const beginning = await writes.begin(req.context, describeRequest(req));
  if (!beginning) return act();
  if ('response' in beginning) {
    const { status, headers, body } = beginning.response;
    res.status(status).set({ ...headers, [REPLAYED]: 'true' });
    return body;
  }
  const { attempt } = beginning;
  try {
    const body = await act();
    await attempt.complete({ status: res.statusCode, headers: headersOf(res), body });
    return body;
  } catch (error) {
    if (isUndone(error)) await attempt.release();
    throw error;
  }
}

function describeRequest({ method, originalUrl, headers, body, file }: Request): unknown[] {
  const content = file && sha256(file.buffer);
  return [method, originalUrl, headers['if-match'], body, content];
}

function headersOf(res: Response): Record<string, string> {
  const values = STORED_HEADERS.map((name) => [name, res.get(name)] as const);
  return Object.fromEntries(values.filter((header): header is [string, string] => header[1] !== undefined));
}
