import type { Response } from 'express';
import { limitUnread } from './request-room';

/**
 * Ends a response with a text. Node joins head and body into one string, and encodes a string with
 * Korean slowly, character by character. A latin1 string has one byte per character, so Node copies
 * it.
 */
export function endWithText(res: Response, text: string): void {
  res.end(Buffer.from(text).toString('latin1'), 'latin1');
  limitUnread(res);
}
