import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import type { Services } from '../../domain/context';
import type { PublicFiles } from '../../domain/kit/module/module';
import { AppError } from '../../platform/errors/app-error';
import { refuseUnknown } from '../errors/refuse-unknown';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Serves a module's public files. The bytes of a name never change, so browsers may cache them. */
export function publicFilesRouter(
  services: Services,
  { contentType, maxAgeSeconds = YEAR_SECONDS, read }: PublicFiles,
): Router {
  const router = Router();
  router.get('/:name', async (req, res) => {
    const file = await read(services, req.params.name);
    if (!file) throw new AppError('NOT_FOUND');
    res.set({
      'Content-Type': contentType,
      'Content-Length': String(file.size),
      'Content-Disposition': 'inline',
      'Cache-Control': `public, max-age=${maxAgeSeconds}, immutable`,
    });
    // A client that disconnects during the response is no error.
    await pipeline(file.bytes, res).catch(() => res.destroy());
  });
  // Otherwise unknown paths below this one would get the client's page.
  router.use(refuseUnknown);
  return router;
}
