import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Request, type RequestHandler, Router } from 'express';
import sirv from 'sirv';
import type { Statements } from '../platform/database/statements';
import { type Env, isBehindTls } from '../env';
import { readId } from '../platform/validation';
import { NoticeKind } from '../domain/notices/notice.entity';
import { readTitle } from '../domain/notices/notice.queries';

/** The place of a response's nonce in the built page (vite: html.cspNonce). */
const NONCE = /__CSP_NONCE__/g;
const PAGE = 'page.html';
const YEAR = 365 * 24 * 60 * 60;

/** The built client's files, compressed at build. Their names carry a hash, so browsers may keep them. */
export function clientFiles(folder: string): RequestHandler {
  if (!existsSync(folder)) return (_req, _res, next) => next();
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (res, path) => {
      const hashed = path.startsWith('/assets/');
      res.setHeader('Cache-Control', hashed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600');
    },
  });
  // The page itself is no file: it goes out with its nonce filled in.
  return (req, res, next) => (req.path === `/${PAGE}` ? next() : serve(req, res, next));
}

/** The client's one page, at every address that is nothing else. It is never cached, and names its own nonce. */
export function clientPage(folder: string, env: Env, reader: Statements): Router {
  const router = Router();
  const file = join(folder, PAGE);
  const template = existsSync(file) ? readFileSync(file, 'utf8') : '<!doctype html><p>npm run build</p>';
  const send = (tags: string): RequestHandler => {
    return (_req, res) => {
      const nonce = randomBytes(16).toString('base64');
      res.set('Content-Security-Policy', pagePolicy(nonce, isBehindTls(env)));
      res.set('Cache-Control', 'no-cache');
      res.type('html').send(template.replace(NONCE, nonce).replace('<!--tags-->', () => tags));
    };
  };
  for (const [path, kind] of [
    ['/project/:id', NoticeKind.PROJECT],
    ['/study/:id', NoticeKind.STUDY],
  ] as const) {
    const titleOf = async (id: unknown): Promise<string | undefined> => readTitle(reader, readId(id), kind);
    router.get(path, async (req, res, next) => {
      const title = await titleOf(req.params.id).catch(() => undefined);
      const card = title === undefined ? undefined : { title, description: DESCRIPTIONS[kind] };
      await send(openGraphTags(req, env, card))(req, res, next);
    });
  }
  router.get('/{*path}', (req, res, next) => send(openGraphTags(req, env))(req, res, next));
  return router;
}

/** What a chat shows of a link. */
interface Card {
  title: string;
  description: string;
}

const DESCRIPTIONS = {
  [NoticeKind.PROJECT]: '한팀에서 프로젝트 팀원을 찾고 있어요.',
  [NoticeKind.STUDY]: '한팀에서 스터디 팀원을 찾고 있어요.',
};
const SITE: Card = { title: '한팀', description: '같은 학교 사람들과 만나는 믿을 수 있는 팀 매칭 서비스' };

function openGraphTags(req: Request, env: Env, { title, description }: Card = SITE): string {
  // Chats fetch the picture from wherever they are: its address must be a whole one.
  const site = (env.PUBLIC_URL ?? `${req.protocol}://${req.get('host') ?? ''}`).replace(/\/$/, '');
  const tags = {
    'og:type': 'website',
    'og:site_name': SITE.title,
    'og:locale': 'ko_KR',
    'og:title': title,
    'og:description': description,
    'og:url': site + req.path,
    'og:image': `${site}/og.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${SITE.title}: ${SITE.description}`,
  };
  const metas = Object.entries(tags).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  );
  return [...metas, '<meta name="twitter:card" content="summary_large_image">'].join('');
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
