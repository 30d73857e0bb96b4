import type { Request, RequestHandler, Response } from 'express';
import { requireViewerId } from '../domain/context';
import { MAX_UPLOAD_BYTES } from '../domain/kit/upload';
import { addressKey } from '../platform/address-key';
import { AppError } from '../platform/errors';
import { Room } from '../platform/room';

// Each process counts for itself, because it is its own memory that is bounded.

/**
 * Bytes that a request counts with at least: 4,000 may be under way, 512 of them from one address.
 * Bodies take their room in steps of as many.
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
 * Limits the requests under way. Throws UNAVAILABLE when there are too many, and UNSUPPORTED_MEDIA
 * for a compressed body, because one byte of it can become a thousand.
 */
export const limitRequests: RequestHandler = (req, res, next) => {
  if (isCompressed(req)) throw new AppError('UNSUPPORTED_MEDIA', { message: COMPRESSED });
  holdUntilClosed(res, requests.take(addressKey(req.context.ip), MIN_REQUEST_BYTES));
  next();
};

const COMPRESSED = '압축한 본문은 받지 않아요. Content-Encoding 헤더 없이 보내 주세요.';

function isCompressed({ headers }: Request): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';
}

/**
 * Limits the JSON bodies under way by their bytes that have arrived: an announced length takes no
 * room. A body that finds none is refused with UNAVAILABLE, and its connection is closed.
 * @param read the parser, which begins to read at once
 * @param maxBytes what the parser keeps of a body at most
 */
export function limitBodies(read: RequestHandler, maxBytes: number): RequestHandler {
  return (req, res, next) => {
    // Other bodies are read as uploads or not at all. A listener would make them flow too early.
    if (!req.is('json')) return void read(req, res, next);
    const room = new BodyRoom(addressKey(req.context.ip));
    let arrived = 0;
    let isRefused = false;
    const count = (chunk: Buffer): void => {
      // Room that is taken now would stay taken.
      if (res.closed) return;
      arrived = Math.min(arrived + chunk.length, maxBytes);
      if (room.hold(arrived)) return;
      isRefused = true;
      // The parser gets nothing more. The rest is read and forgotten until the connection closes.
      req.removeAllListeners('data').resume();
      res.set('Connection', 'close');
      next(noRoom());
    };
    req.on('data', count);
    res.once('close', () => {
      req.off('data', count);
      room.giveBack();
    });
    read(req, res, (error?: unknown) => {
      if (!isRefused) next(error);
    });
  };
}

/** Room of a body, beyond the bytes with which its request counts at least. */
class BodyRoom {
  private held = MIN_REQUEST_BYTES;
  private readonly taken: (() => void)[] = [];

  constructor(private readonly key: string) {}

  /** Takes room for so many bytes of the body in all. Returns whether there was enough. */
  hold(bytes: number): boolean {
    const missing = Math.ceil((bytes - this.held) / MIN_REQUEST_BYTES) * MIN_REQUEST_BYTES;
    if (missing <= 0) return true;
    const giveBack = requests.take(this.key, missing);
    if (!giveBack) return false;
    this.held += missing;
    this.taken.push(giveBack);
    return true;
  }

  giveBack(): void {
    for (const giveBack of this.taken.splice(0)) giveBack();
  }
}

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
  if (!giveBack) throw noRoom();
  // A client that has disconnected already closes nothing any more.
  if (res.closed || res.req.socket.destroyed) giveBack();
  else res.once('close', giveBack);
}

const noRoom = (): AppError => new AppError('UNAVAILABLE', { cause: new Error('too much is under way') });

/** The bytes that the body has at most. One without a length has as many as may be read. */
function bodyBytesOf({ headers }: Request, maxBytes: number): number {
  if (headers['transfer-encoding'] !== undefined) return maxBytes;
  return Math.min(Number(headers['content-length'] ?? 0), maxBytes);
}
