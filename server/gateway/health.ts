import { Router } from 'express';

/**
 * `/livez`: the process responds. `/readyz`: requests should be sent here. Neither reads a session
 * or asks a backing service, so both respond at once when other parts fail.
 */
export function healthRouter(isReady: () => boolean): Router {
  const router = Router();
  router.get('/livez', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', (_req, res) => {
    const ready = isReady();
    res.set('Cache-Control', 'no-store');
    res.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable' });
  });
  return router;
}
