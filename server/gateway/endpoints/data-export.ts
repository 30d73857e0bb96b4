import { pipeline } from 'node:stream/promises';
import type { Router } from 'express';
import type { ExportedPart } from '../../domain/kit/export/export';
import { createExport } from '../../domain/kit/export/export-archive';
import { ensureExportLink } from '../../domain/kit/export/export-link';

/**
 * Serves the data export of the logged-in member. A mutation creates the link. The request changes
 * nothing.
 */
export function mountExports(router: Router, parts: readonly ExportedPart[]): void {
  router.get('/exports/:link', async (req, res) => {
    ensureExportLink(req.context, req.params.link);
    res.set({
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="hanteam-data.zip"',
      'X-Accel-Buffering': 'no',
    });
    // Destroys the connection after an error, so that a partial download is not mistaken for a
    // complete one.
    await pipeline(createExport(req.context, parts), res).catch((err: unknown) => {
      req.context.logger.warn({ err }, 'an export of data broke off');
      res.destroy();
    });
  });
}
