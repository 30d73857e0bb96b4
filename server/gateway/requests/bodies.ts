import express, { type Response } from 'express';
import { limitBodies, limitUnread } from './memory-limits';

/**
 * Maximum size in bytes of a JSON body. It suffices for the longest content that rules.md allows
 * (Bounds) with every character escaped.
 */
export const MAX_JSON_BYTES = 256 * 1024;

/** Parses a JSON body. */
export const parseJsonBody = limitBodies(express.json({ limit: MAX_JSON_BYTES }), MAX_JSON_BYTES);

/**
 * Ends a response with a text. Node joins head and body into one string, and encodes a string with
 * Korean slowly, character by character. A latin1 string has one byte per character, so Node copies
 * it.
 */
export function endWithText(res: Response, text: string): void {
  res.end(Buffer.from(text).toString('latin1'), 'latin1');
  limitUnread(res);
}
