import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { isPictureName, type PictureStore } from '../domain/pictures/picture.store';
import { AppError } from '../platform/errors';

/** Serves profile pictures at /pictures/<name>. A name's bytes never change, so browsers may cache them for a year. */
export function pictureRouter(pictures: PictureStore): Router {
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
    // A browser that closes the connection in the middle is not an error.
    await pipeline(picture.bytes, res).catch(() => res.destroy());
  });
  // Without this, the client's page would be served at all other paths below /pictures.
  router.use(() => {
    throw new AppError('NOT_FOUND');
  });
  return router;
}
