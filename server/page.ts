import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import sirv from 'sirv';
import { type Env, isBehindTls } from './env';
import type { Reader } from './database/reader';
import { NoticeKind } from './notices/notice.entity';

/** The place of a response's nonce in the built page (vite: html.cspNonce). */
const NONCE = /__CSP_NONCE__/g;
const YEAR = 365 * 24 * 60 * 60;

/** The built client's files, compressed at build. Their names carry a hash, so browsers may keep them. */
export function clientFiles(folder: string): RequestHandler {
  if (!existsSync(folder)) return (_req, _res, next) => next();
  return sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (res, path) => {
      const hashed = path.startsWith('/assets/');
      res.setHeader('Cache-Control', hashed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600');
    },
  });
}

/** The client's one page, at every address that is nothing else. It is never cached, and names its own nonce. */
export function clientPage(folder: string, env: Env, reader: Reader): Router {
  const router = Router();
  const file = join(folder, 'page.html');
  const template = existsSync(file) ? readFileSync(file, 'utf8') : '<!doctype html><p>npm run build</p>';
  const send = (tags: string): RequestHandler => {
    return (_req, res) => {
      const nonce = randomBytes(16).toString('base64');
      res.set('Content-Security-Policy', pagePolicy(nonce, isBehindTls(env)));
      res.set('Cache-Control', 'no-cache');
      res.type('html').send(template.replace('<!--tags-->', tags).replace(NONCE, nonce));
    };
  };
  for (const [path, kind] of [
    ['/project/:id', NoticeKind.PROJECT],
    ['/study/:id', NoticeKind.STUDY],
  ] as const) {
    router.get(path, async (req, res, next) => {
      const title = await readTitle(reader, req.params.id, kind).catch(() => undefined);
      await send(title === undefined ? '' : openGraphTags(title, kind, `${env.PUBLIC_URL ?? ''}${req.path}`))(
        req,
        res,
        next,
      );
    });
  }
  router.get('/{*path}', send(''));
  return router;
}

/** What a link pasted into a chat may show of a notice: its title and kind, no private data. */
async function readTitle(reader: Reader, id: unknown, kind: NoticeKind): Promise<string | undefined> {
  if (typeof id !== 'string' || !/^[1-9][0-9]{0,8}$/.test(id)) return undefined;
  const row = await reader.row<{ title: string }>('select title from notice where id = $1 and kind = $2', [id, kind]);
  return row?.title;
}

function openGraphTags(title: string, kind: NoticeKind, url: string): string {
  const what = kind === NoticeKind.PROJECT ? '프로젝트' : '스터디';
  const tags = {
    'og:type': 'website',
    'og:site_name': '한팀',
    'og:title': title,
    'og:description': `한팀에서 ${what} 팀원을 찾고 있어요.`,
    'og:url': url,
  };
  return Object.entries(tags)
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`)
    .join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Scripts from here only; antd writes its styles in the page, under the nonce. */
function pagePolicy(nonce: string, tls: boolean): string {
  const policy = [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ];
  return [...policy, ...(tls ? ['upgrade-insecure-requests'] : [])].join('; ');
}
