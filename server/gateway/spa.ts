import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import sirv from 'sirv';
import type { FirstResponse } from '../../shared/first-queries';
import { PAGE_PATHS } from '../../shared/paths';
import type { LinkPreview, PreviewedPage, PreviewServices } from '../domain/kit/module';
import { type Env, isBehindTls } from '../env';
import { readId } from '../platform/validation';
import { contentSecurityPolicy, createNonce, type Policy } from './csp';
import { firstResponsesTag, type ReadFirstResponses } from './first-responses';
import { fillFrame } from './frame-texts';
import { openGraphTags } from './open-graph';
import { preloadTags, readPreloads } from './preloads';
import { limitUnread } from './request-room';
import { prerenderTemplates, readPrerendered } from './prerendered';
import { searchOf } from './search-of';

/**
 * The built page contains this text wherever the response's nonce belongs (vite: html.cspNonce).
 */
const NONCE = /__CSP_NONCE__/g;
const PAGE = 'page.html';
/** The methods that files are served to; sirv itself would answer every method with the file. */
const READING = new Set(['GET', 'HEAD']);
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const HOUR_SECONDS = 60 * 60;

/**
 * The built client's files, compressed by the build. Their names contain a hash, so browsers may
 * cache them for good.
 */
export function clientFiles(folder: string): RequestHandler {
  if (!existsSync(folder)) return (_req, _res, next) => next();
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (res, path) => {
      // sirv does not know this type, and `nosniff` forbids browsers to guess it.
      if (path.endsWith('.ico')) res.setHeader('Content-Type', 'image/x-icon');
      const hashed = path.startsWith('/assets/');
      // A service worker that is kept would keep all that it has kept.
      const maxAge = path === '/sw.js' ? '0' : hashed ? `${YEAR_SECONDS}, immutable` : String(HOUR_SECONDS);
      res.setHeader('Cache-Control', `public, max-age=${maxAge}`);
    },
  });
  // The page itself is not served as a file, because each response needs its own nonce.
  return (req, res, next) => (READING.has(req.method) && req.path !== `/${PAGE}` ? serve(req, res, next) : next());
}

/** What the client's page is made from. */
export interface ClientPageParts {
  /** The built client. */
  folder: string;
  env: Pick<Env, 'PUBLIC_URL'>;
  services: PreviewServices;
  pages: readonly PreviewedPage[];
  readFirstResponses: ReadFirstResponses;
}

/** What is sent as a page. */
interface Sent {
  /** What the head contains for this response. */
  tags: string;
  /** The tags of the scripts that the page needs besides those that all pages start with. */
  scripts?: string;
  /** What the page starts with. */
  responses?: readonly FirstResponse[];
  /** The page with what was rendered for it; the empty one without. */
  html?: string;
  cacheControl?: 'no-cache' | 'no-store';
}

/**
 * Serves the client's page at the paths of its pages, and with status 404 at every other one, where
 * it shows that nothing is there. It is not cached, because each response has its own nonce, and
 * not stored when it contains what a member may see. A file that does not exist is a 404 in plain
 * text.
 */
export function clientPage({ folder, env, services, pages, readFirstResponses }: ClientPageParts): Router {
  const router = Router();
  const file = join(folder, PAGE);
  const template = existsSync(file) ? readFileSync(file, 'utf8') : '<!doctype html><p>npm run build</p>';
  const tls = isBehindTls(env);
  // The build writes both files beside its folder.
  const templates = prerenderTemplates(template, readPrerendered(join(folder, '..', 'prerendered.json')));
  const preloads = readPreloads(join(folder, '..', 'preloads.json'));
  const send = (res: Response, page: Sent): void => {
    const { tags, scripts = '', responses = [], html = template, cacheControl = 'no-cache' } = page;
    const nonce = createNonce();
    res.set('Content-Security-Policy', contentSecurityPolicy(pagePolicy(nonce, tls)));
    res.set('Cache-Control', cacheControl);
    // Neither tags nor the nonce are put into what members have written.
    const framed = fillFrame(html.replace(NONCE, nonce), responses);
    res.type('html').send(framed.replace('<!--tags-->', () => tags).replace('<!--scripts-->', () => scripts));
    limitUnread(res);
  };
  const sendPage = async (req: Request, res: Response, path: string, preview?: LinkPreview): Promise<void> => {
    // A person gets the page even if nothing else can be read, and the client says why.
    const responses = await readFirstResponses(req, res, path).catch(() => []);
    const openGraph = openGraphTags(siteOf(req, env), req.path, preview);
    send(res, {
      tags: openGraph + firstResponsesTag(responses),
      scripts: preloadTags(preloads[path]),
      responses,
      html: templates.get(path),
      // What was read for a member is stored nowhere.
      cacheControl: responses.length > 0 ? 'no-store' : 'no-cache',
    });
  };
  for (const { path, preview } of pages) {
    const previewOf = async (req: Request): Promise<LinkPreview | undefined> =>
      preview(services, readId(Object.values(req.params)[0]), searchOf(req));
    // A person gets the page even if the preview cannot be read.
    router.get(path, async (req, res) => {
      await sendPage(req, res, path, await previewOf(req).catch(() => undefined));
    });
  }
  for (const path of Object.values(PAGE_PATHS)) router.get(path, (req, res) => sendPage(req, res, path));
  // The service worker keeps this page of nobody, and opens it offline at every path.
  router.get('/shell.html', (_req, res) => send(res, { tags: '' }));
  router.get('/{*path}', (req, res) =>
    isFile(req.path) ? refuseFile(res) : send(res.status(404), { tags: openGraphTags(siteOf(req, env), req.path) }),
  );
  return router;
}

/**
 * Whether a program asks for a file at this path, rather than a person for a page. No page's path
 * has an extension.
 */
function isFile(path: string): boolean {
  return path.startsWith('/assets/') || extname(path) !== '';
}

/**
 * Says that a file does not exist. Nobody stores this, because another release may have the file.
 */
function refuseFile(res: Response): void {
  res.status(404).set('Cache-Control', 'no-store').type('text').send('Not found');
  limitUnread(res);
}

/** The origin under which the client reaches the service. */
function siteOf(req: Request, env: Pick<Env, 'PUBLIC_URL'>): string {
  return (env.PUBLIC_URL ?? `${req.protocol}://${req.get('host') ?? ''}`).replace(/\/$/, '');
}

/**
 * Scripts come from this origin only. antd inserts the styles of its icons into the page, with the
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
