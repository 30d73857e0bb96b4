import type { Request, RequestHandler, Response } from 'express';
import { requireViewerId } from '../../domain/context';
import { MAX_UPLOAD_BYTES } from '../../domain/kit/api/route';
import { addressKey } from '../../platform/resilience/address-key';
import { AppError } from '../../platform/errors/app-error';
import { Quota } from '../../platform/resilience/quota';

// Limits hold for each process, because they bound its memory.

/**
 * Minimum bytes counted per request. They allow 4,000 concurrent requests, 512 of them from one
 * address. Bodies use the quota in steps of this size.
 */
const MIN_REQUEST_BYTES = 2 * 1024;

/**
 * Maximum bytes of concurrent request bodies: in total, and per address. Parsed JSON takes up to 20
 * times as much memory. It also bounds the queues of requests, such as those for connections of a
 * pool. An address gets an eighth, because a slow body keeps its share for 30 s.
 */
const REQUEST_BYTES = { total: 8 * 1024 * 1024, perKey: 1024 * 1024 };

/**
 * Maximum bytes of files that are read and scaled down at the same time: in total, and per member.
 */
const UPLOAD_BYTES = { total: 48 * 1024 * 1024, perKey: 12 * 1024 * 1024 };

/** Maximum bytes of responses that clients have not read yet: in total, and per address. */
const UNREAD_BYTES = { total: 128 * 1024 * 1024, perKey: 64 * 1024 * 1024 };

const requests = new Quota(REQUEST_BYTES);
const uploads = new Quota(UPLOAD_BYTES);
const unread = new Quota(UNREAD_BYTES);

/**
 * Limits concurrent requests. Throws UNAVAILABLE if there are too many, and UNSUPPORTED_MEDIA for a
 * compressed body, because one byte of it can become a thousand.
 */
export const limitRequests: RequestHandler = (req, res, next) => {
  if (isCompressed(req)) throw new AppError('UNSUPPORTED_MEDIA', { message: COMPRESSED });
  holdUntilClosed(res, requests.take(addressKey(req.context.ip), MIN_REQUEST_BYTES));
  next();
};

const COMPRESSED = {
  ko: '압축한 본문은 받지 않아요. Content-Encoding 헤더 없이 보내 주세요.',
  en: 'Compressed bodies aren’t accepted. Send the body without a Content-Encoding header.',
};

function isCompressed({ headers }: Request): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';
}

/**
 * Limits concurrent JSON bodies by the bytes received so far. `Content-Length` alone uses no quota.
 * A body beyond the quota is refused with UNAVAILABLE, and its connection is closed.
 * @param read the parser, which must start to read at once
 * @param maxBytes maximum bytes that the parser keeps of a body
 */
export function limitBodies(read: RequestHandler, maxBytes: number): RequestHandler {
  return (req, res, next) => {
    // Other bodies are read as uploads or not at all. A listener for data would start them too
    // early.
    if (!req.is('json')) return void read(req, res, next);
    const quota = new BodyQuota(addressKey(req.context.ip));
    let arrived = 0;
    let isRefused = false;
    const count = (chunk: Buffer): void => {
      // Quota taken after the close would never be released.
      if (res.closed) return;
      arrived = Math.min(arrived + chunk.length, maxBytes);
      if (quota.hold(arrived)) return;
      isRefused = true;
      // The parser gets nothing more. The rest is discarded until the connection closes.
      req.removeAllListeners('data').resume();
      res.set('Connection', 'close');
      next(quotaExceeded());
    };
    req.on('data', count);
    res.once('close', () => {
      req.off('data', count);
      quota.giveBack();
    });
    read(req, res, (error?: unknown) => {
      if (!isRefused) next(error);
    });
  };
}

/** Quota of a body beyond the minimum bytes of its request. */
class BodyQuota {
  private held = MIN_REQUEST_BYTES;
  private readonly taken: (() => void)[] = [];

  constructor(private readonly key: string) {}

  /** Takes quota for the given total bytes of the body. Returns false if too little is left. */
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
 * Limits concurrent uploads. Throws UNAUTHENTICATED or UNAVAILABLE before it reads a file beyond
 * the quota.
 */
export const limitUploads: RequestHandler = (req, res, next) => {
  const memberId = requireViewerId(req.context);
  holdUntilClosed(res, uploads.take(memberId, bodyBytesOf(req, MAX_UPLOAD_BYTES)));
  next();
};

/**
 * Closes the connection of a client that does not read, if too many bytes wait for such clients.
 */
export function limitUnread(res: Response): void {
  const waiting = res.writableLength;
  if (waiting === 0 || res.closed) return;
  const giveBack = unread.take(addressKey(res.req.context.ip), waiting);
  if (giveBack) res.once('close', giveBack);
  // A response behind others of its connection has no socket of its own yet.
  else res.req.socket.destroy();
}

/**
 * Holds quota until the response is closed.
 * @param giveBack the result of {@link Quota}: a function that releases the share
 * @throws {AppError} UNAVAILABLE if the quota was exceeded
 */
export function holdUntilClosed(res: Response, giveBack: (() => void) | undefined): void {
  if (!giveBack) throw quotaExceeded();
  // A response whose client has disconnected emits no further `close`.
  if (res.closed || res.req.socket.destroyed) giveBack();
  else res.once('close', giveBack);
}

const quotaExceeded = (): AppError => new AppError('UNAVAILABLE', { cause: new Error('too much is under way') });

/**
 * Returns the maximum bytes of the body. A body without a length counts as the largest that may be
 * read.
 */
function bodyBytesOf({ headers }: Request, maxBytes: number): number {
  if (headers['transfer-encoding'] !== undefined) return maxBytes;
  return Math.min(Number(headers['content-length'] ?? 0), maxBytes);
}
