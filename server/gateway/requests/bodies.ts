import express, { type Request, type Response } from 'express';
import { AppError } from '../../platform/errors/app-error';
import { limitBodies, limitUnread } from './memory-limits';

/**
 * Maximum size in bytes of a JSON body. It suffices for the longest content that the rules allow
 * (Bounds) with every character escaped.
 */
export const MAX_JSON_BYTES = 256 * 1024;

/** Parses a JSON body. */
export const parseJsonBody = limitBodies(express.json({ limit: MAX_JSON_BYTES }), MAX_JSON_BYTES);

/**
 * Refuses a body that no parser has read. A request without a body passes and gets a message for
 * each missing field.
 * @throws {AppError} UNSUPPORTED_MEDIA
 */
export function ensureReadableBody(req: Request): void {
  const hasBody = req.headers['content-length'] !== '0' && req.is('*/*') !== null;
  if (hasBody && req.body === undefined) throw new AppError('UNSUPPORTED_MEDIA', { message: NOT_JSON });
}

const NOT_JSON = {
  ko: 'JSON으로 보내 주세요. Content-Type 헤더는 application/json이어야 해요.',
  en: 'Send JSON. The Content-Type header must be application/json.',
};

/**
 * Ends a response with a text. Node joins head and body into one string, and encodes a string with
 * Korean slowly, character by character. A latin1 string has one byte per character, so Node copies
 * it.
 */
export function endWithText(res: Response, text: string): void {
  res.end(Buffer.from(text).toString('latin1'), 'latin1');
  limitUnread(res);
}
