import { Router } from 'express';

/**
 * `/livez`: the process answers. `/readyz`: requests should come here. Neither reads a session, nor asks anybody: both
 * answer at once whatever befalls the rest.
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
