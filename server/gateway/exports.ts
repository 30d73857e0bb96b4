import { pipeline } from 'node:stream/promises';
import type { Router } from 'express';
import type { ExportedPart } from '../domain/kit/export';
import { createExport } from '../domain/kit/export-archive';
import { checkExportLink } from '../domain/kit/export-link';

/**
 * Serves the data of the member who is logged in, at a link that a mutation has made. It changes
 * nothing.
 */
export function mountExports(router: Router, parts: readonly ExportedPart[]): void {
  router.get('/exports/:link', async (req, res) => {
    checkExportLink(req.context, req.params.link);
    res.set({
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="hanteam-data.zip"',
      'X-Accel-Buffering': 'no',
    });
    // A download that fails on the way is broken off, so that nobody takes a part for the whole.
    await pipeline(createExport(req.context, parts), res).catch((err: unknown) => {
      req.context.logger.warn({ err }, 'an export of data broke off');
      res.destroy();
    });
  });
}
