import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { LANGUAGES } from '../../../shared/language';
import { pageOf } from './built-client';

const PAGES: ReadonlySet<string> = new Set(LANGUAGES.map((language) => `/${pageOf(language)}`));
/** A service worker of the client. */
const SERVICE_WORKER = /^\/sw\.\w+\.js$/;
/** Methods for which files are served. sirv itself would respond to every method. */
const READ_METHODS = new Set(['GET', 'HEAD']);
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const HOUR_SECONDS = 60 * 60;

/**
 * Serves the built client's files, which the build has compressed. Names in /assets contain a hash,
 * so browsers may cache them forever.
 */
export function clientFiles(folder: string): RequestHandler {
  if (!existsSync(folder)) return (_req, _res, next) => next();
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (res, path) => {
      // sirv has no type for this extension, and `nosniff` forbids browsers to guess it.
      if (path.endsWith('.ico')) res.setHeader('Content-Type', 'image/x-icon');
      const hashed = path.startsWith('/assets/');
      // Never cache a service worker: it would keep serving its old cache.
      const maxAge = SERVICE_WORKER.test(path) ? '0' : hashed ? `${YEAR_SECONDS}, immutable` : String(HOUR_SECONDS);
      res.setHeader('Cache-Control', `public, max-age=${maxAge}`);
    },
  });
  return (req, res, next) => {
    // The page is not served as a file, because each response needs its own nonce.
    if (!READ_METHODS.has(req.method) || PAGES.has(req.path)) return next();
    // sirv misreads some ranges. The files are small, so a range is ignored (RFC 9110, 14.2).
    delete req.headers.range;
    // sirv ignores errors of its streams. Such an error would end the process, for example after a
    // build has deleted the file.
    res.once('pipe', (file: Readable) => file.once('error', () => res.destroy()));
    serve(req, res, next);
  };
}
