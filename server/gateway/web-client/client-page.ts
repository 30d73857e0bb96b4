import { extname } from 'node:path';
import { type Request, type Response, Router } from 'express';
import type { PreloadedResponse } from '../../../shared/preloaded-queries';
import { LANGUAGES } from '../../../shared/language';
import { PAGE_PATHS } from '../../../shared/paths';
import type { LinkPreview, PreviewedPage, PreviewServices } from '../../domain/kit/module/module';
import { type Env, isBehindTls } from '../../env';
import { parseIdOrThrow } from '../../platform/text/validation';
import { contentSecurityPolicy, createNonce, type Policy } from '../headers/csp';
import { preloadedResponsesTag, type ReadPreloadedResponses, parseQueryParameters } from './preloaded-responses';
import { fillShell } from './shell-texts';
import { openGraphTags } from './open-graph';
import { readClients } from './built-client';
import { preloadTags } from './script-preloads';
import { limitUnread } from '../requests/memory-limits';
import { languageOf } from '../requests/request-language';

/** Placeholder for the nonce in the built page (vite: html.cspNonce). */
const NONCE = /__CSP_NONCE__/g;
/** Request headers that choose the language (request-language.ts). */
const LANGUAGE_HEADERS = 'Accept-Language, Cookie';

/** Dependencies of the client's page. */
export interface ClientPageDependencies {
  /** Folder of the built client. */
  folder: string;
  env: Pick<Env, 'PUBLIC_URL'>;
  services: PreviewServices;
  pages: readonly PreviewedPage[];
  readPreloadedResponses: ReadPreloadedResponses;
}

/** Parts of a page. */
interface PageParts {
  /** HTML for the head of this response. */
  tags: string;
  /** Tags of the page's scripts, in addition to those that every page loads. */
  scripts?: string;
  /** Preloaded responses for the page. */
  responses?: readonly PreloadedResponse[];
  /** HTML with the prerendered page, or the empty template. */
  html: string;
  cacheControl?: 'no-cache' | 'no-store';
}

/**
 * Serves the client's page, in the language of the request, at the paths of its pages. At every
 * other path it serves the page with status 404, and the client shows that nothing was found. The
 * page is `no-cache`, because each response has its own nonce, and `no-store` with data of a
 * member. A missing file is a 404 in plain text.
 */
export function clientPage({ folder, env, services, pages, readPreloadedResponses }: ClientPageDependencies): Router {
  const router = Router();
  const clients = readClients(folder);
  const tls = isBehindTls(env);
  const send = (res: Response, page: PageParts): void => {
    const { tags, scripts = '', responses = [], html, cacheControl = 'no-cache' } = page;
    const nonce = createNonce();
    res.set('Content-Security-Policy', contentSecurityPolicy(pagePolicy(nonce, tls)));
    res.set('Cache-Control', cacheControl);
    // Fills in nonce and tags around member text only, so that user text cannot use the
    // placeholders.
    const filled = fillShell(html.replace(NONCE, nonce), responses);
    res.type('html').send(filled.replace('<!--tags-->', () => tags).replace('<!--scripts-->', () => scripts));
    limitUnread(res);
  };
  const sendPage = async (req: Request, res: Response, path: string, preview?: LinkPreview): Promise<void> => {
    // The page is sent even if nothing can be read. The client then shows the error.
    const responses = await readPreloadedResponses(req, res, path).catch(() => []);
    const language = languageOf(req);
    const { template, prerendered, preloads } = clients[language];
    const openGraph = openGraphTags({ site: siteOf(req, env), path: req.path, language, preview });
    send(res.vary(LANGUAGE_HEADERS), {
      tags: openGraph + preloadedResponsesTag(responses),
      scripts: preloadTags(preloads[path]),
      responses,
      html: prerendered.get(path) ?? template,
      // Pages with member data are `no-store`.
      cacheControl: responses.length > 0 ? 'no-store' : 'no-cache',
    });
  };
  for (const { path, preview } of pages) {
    const previewOf = async (req: Request): Promise<LinkPreview | undefined> =>
      preview(services, parseIdOrThrow(Object.values(req.params)[0]), parseQueryParameters(req), languageOf(req));
    // The page is sent even if the preview cannot be read.
    router.get(path, async (req, res) => {
      await sendPage(req, res, path, await previewOf(req).catch(() => undefined));
    });
  }
  // The build lists all pages. PAGE_PATHS serves before a build, too.
  const built = Object.values(clients).flatMap(({ preloads }) => Object.keys(preloads));
  const paths = new Set([...Object.values(PAGE_PATHS), ...built]);
  for (const path of paths) router.get(path, (req, res) => sendPage(req, res, path));
  // Pages without user data. The service worker serves them offline at every path.
  for (const language of LANGUAGES)
    router.get(`/shell.${language}.html`, (_req, res) => send(res, { tags: '', html: clients[language].template }));
  router.get('/{*path}', (req, res) => {
    if (isFile(req.path)) return refuseFile(res);
    const language = languageOf(req);
    const tags = openGraphTags({ site: siteOf(req, env), path: req.path, language });
    send(res.status(404).vary(LANGUAGE_HEADERS), { tags, html: clients[language].template });
  });
  return router;
}

/** True for the path of a file instead of a page. No page's path has an extension. */
function isFile(path: string): boolean {
  return path.startsWith('/assets/') || extname(path) !== '';
}

/**
 * Responds that a file does not exist. The response is not stored, because another release may have
 * the file.
 */
function refuseFile(res: Response): void {
  res.status(404).set('Cache-Control', 'no-store').type('text').send('Not found');
  limitUnread(res);
}

/** Returns the public origin of the service. */
function siteOf(req: Request, env: Pick<Env, 'PUBLIC_URL'>): string {
  return (env.PUBLIC_URL ?? `${req.protocol}://${req.get('host') ?? ''}`).replace(/\/$/, '');
}

/**
 * Scripts come from this origin only. antd inserts the styles of its icons into the page with the
 * nonce.
 */
function pagePolicy(nonce: string, tls: boolean): Policy {
  return {
    'script-src': [`'self'`, `'nonce-${nonce}'`],
    'style-src': [`'self'`, `'nonce-${nonce}'`],
    'img-src': [`'self'`, 'data:', 'blob:'],
    ...(tls && { 'upgrade-insecure-requests': [] }),
  };
}
