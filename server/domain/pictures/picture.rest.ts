import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { AppError } from '../../platform/errors';
import type { FileStore } from '../../platform/file-store';
import { isPictureName } from './picture.store';

/** Serves profile pictures at /pictures/<name>. A name's bytes never change, so browsers may keep them for a year. */
export function pictureRouter(pictures: FileStore): Router {
  const router = Router();
  router.get('/:name', async (req, res) => {
    const picture = isPictureName(req.params.name) ? await pictures.read(req.params.name) : null;
    if (!picture) throw new AppError('NOT_FOUND');
    res.set({
      'Content-Type': 'image/jpeg',
      'Content-Length': String(picture.size),
      'Content-Disposition': 'inline',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    // A browser that goes away in the middle is nobody's fault.
    await pipeline(picture.bytes, res).catch(() => res.destroy());
  });
  // Nothing else stands below: the client's pages do not either.
  router.use(() => {
    throw new AppError('NOT_FOUND');
  });
  return router;
}
