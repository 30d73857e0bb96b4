import type { Response } from 'express';
import { limitUnread } from './request-room';

/**
 * Ends a response with a text. Node joins head and body to one text, and one that contains Korean
 * is encoded character by character. Here each character stands for one byte, so that Node copies
 * them.
 */
export function endWithText(res: Response, text: string): void {
  res.end(Buffer.from(text).toString('latin1'), 'latin1');
  limitUnread(res);
}
