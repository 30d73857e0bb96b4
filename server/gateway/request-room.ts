import type { Request, RequestHandler, Response } from 'express';
import { requireViewerId } from '../domain/context';
import { MAX_UPLOAD_BYTES } from '../domain/kit/upload';
import { addressKey } from '../platform/address-key';
import { AppError } from '../platform/errors';
import { Room } from '../platform/room';
import { MAX_JSON_BYTES } from './json-body';

// Each process counts for itself, because it is its own memory that is bounded.

/**
 * Bytes that a request counts with at least: 4,000 may be under way, 512 of them from one address.
 */
const MIN_REQUEST_BYTES = 2 * 1024;

/**
 * Bodies of the requests under way, and those from one address. Parsed JSON takes up to 20 times as
 * many bytes. Every queue in which requests wait is bounded by this as well. An address has an
 * eighth, because a slow body keeps its room for 30 s.
 */
const REQUEST_BYTES = { total: 8 * 1024 * 1024, perKey: 1024 * 1024 };

/** Files that are read and reduced at the same time, and those of one member. */
const UPLOAD_BYTES = { total: 48 * 1024 * 1024, perKey: 12 * 1024 * 1024 };

/** Responses that their clients have not read yet, and those to one address. */
const UNREAD_BYTES = { total: 128 * 1024 * 1024, perKey: 64 * 1024 * 1024 };

const requests = new Room(REQUEST_BYTES);
const uploads = new Room(UPLOAD_BYTES);
const unread = new Room(UNREAD_BYTES);

/**
 * Limits the requests under way by the bytes of their bodies. Throws UNAVAILABLE before it reads a
 * body that has no room.
 */
export const limitRequests: RequestHandler = (req, res, next) => {
  // Other bodies are read as uploads or not at all.
  const bytes = req.is('json') ? bodyBytesOf(req, MAX_JSON_BYTES) : 0;
  holdUntilClosed(res, requests.take(addressKey(req.context.ip), Math.max(MIN_REQUEST_BYTES, bytes)));
  next();
};

/**
 * Limits the uploads under way. Throws UNAUTHENTICATED or UNAVAILABLE before it reads a file that
 * has no room.
 */
export const limitUploads: RequestHandler = (req, res, next) => {
  const memberId = requireViewerId(req.context);
  holdUntilClosed(res, uploads.take(memberId, bodyBytesOf(req, MAX_UPLOAD_BYTES)));
  next();
};

/**
 * Closes the connection of a client that does not read, when too many bytes wait for such clients.
 */
export function limitUnread(res: Response): void {
  const waiting = res.writableLength;
  if (waiting === 0 || res.closed) return;
  const giveBack = unread.take(addressKey(res.req.context.ip), waiting);
  if (giveBack) res.once('close', giveBack);
  // A response behind others of its connection has no socket yet.
  else res.req.socket.destroy();
}

/**
 * Holds room until the response is closed.
 * @param giveBack as {@link Room} returns it
 * @throws {AppError} UNAVAILABLE when there was no room
 */
export function holdUntilClosed(res: Response, giveBack: (() => void) | undefined): void {
  if (!giveBack) throw new AppError('UNAVAILABLE', { cause: new Error('too much is under way') });
  // A client that has disconnected already closes nothing any more.
  if (res.closed || res.req.socket.destroyed) giveBack();
  else res.once('close', giveBack);
}

/**
 * The bytes that the body has at most. A compressed one, or one without a length, has as many as
 * may be read.
 */
function bodyBytesOf({ headers }: Request, maxBytes: number): number {
  if (headers['transfer-encoding'] !== undefined || headers['content-encoding'] !== undefined) return maxBytes;
  return Math.min(Number(headers['content-length'] ?? 0), maxBytes);
}
