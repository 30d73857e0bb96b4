import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Router } from 'express';
import swaggerFolder from 'swagger-ui-dist/absolute-path.js';
import { contentSecurityPolicy } from '../../headers/csp';
import { endWithText } from '../../requests/bodies';
import { createOpenApi } from './openapi';

/** The description as JSON, which is built once for the several servers of a test. */
let description: string | undefined;

/** Serves /api/openapi.json. */
export function mountOpenApi(router: Router): void {
  const text = (description ??= JSON.stringify(createOpenApi()));
  router.get('/openapi.json', (_req, res) => {
    res.type('json');
    endWithText(res, text);
  });
}

/** Swagger UI sets inline styles from its script, so its page allows them. */
const DOCS_POLICY = contentSecurityPolicy({ 'style-src': [`'self'`, `'unsafe-inline'`] });

/**
 * Serves /api/docs, which shows the description and sends test requests. It loads nothing from
 * other origins.
 */
export function mountDocs(router: Router): void {
  const page = readFileSync(join(__dirname, 'docs.html'), 'utf8');
  const script = readFileSync(join(__dirname, 'docs.page.js'), 'utf8');
  router.get('/docs', (_req, res) => {
    res.set('Content-Security-Policy', DOCS_POLICY).type('html').send(page);
  });
  router.get('/docs/page.js', (_req, res) => {
    res.type('js').send(script);
  });
  router.use('/docs/assets', express.static(swaggerFolder(), { index: false, maxAge: '1d' }));
}
