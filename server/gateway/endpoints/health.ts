import { Router } from 'express';
import { VERSION } from '../../platform/telemetry/version';

/**
 * `/livez` reports that the process responds, `/readyz` that requests may be sent here, `/version`
 * which version runs. None reads a session or uses a backing service, so all respond at once during
 * an outage.
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
  router.get('/version', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ version: VERSION });
  });
  return router;
}
