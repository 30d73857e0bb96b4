import { Router } from 'express';

/** `/livez`: the process answers. `/readyz`: it can serve, that is its database does. Neither reads a session. */
export function healthRouter(isReady: () => Promise<boolean>): Router {
  const router = Router();
  router.get('/livez', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const ready = await isReady();
    res.set('Cache-Control', 'no-store');
    res.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable' });
  });
  return router;
}
