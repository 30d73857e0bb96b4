import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import Redis from 'ioredis';
import { Pool } from 'pg';
import { isVisible, PAGE_STATEMENTS } from './baseline-pages';

// The baseline: node:http and pg only, one prepared statement per request, JSON built by
// PostgreSQL, and the session read from Redis. Its responses have the same bytes as those of /api,
// with the same headers. Its reads omit what the viewer must not see, as those of /api do. For the
// client's pages over GraphQL it has statements of its own (baseline-pages.ts).
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const redis = new Redis(process.env.REDIS_URL ?? '');

const ITEM = `json_build_object('projectId', n.id, 'title', n.title, 'recruiting', n.recruiting,
  'favorite', exists (select from favourite f where f.member_id = $1 and f.notice_id = n.id),
  'imageUrl', '/pictures/' || m.picture, 'nickName', m.nick_name,
  'projectDate', to_char(n.created_at at time zone 'Asia/Seoul', 'YYYY-MM-DD'))`;

const NEWEST = (kind: string): string =>
  `select n.* from member v join notice n on n.school_key = v.school_key
   where v.id = $1 and n.kind = '${kind}' and ${isVisible('n', 'owner_id')} order by n.id desc limit 12`;

const cards = (kind: string): string =>
  `coalesce((select json_agg(${ITEM} order by n.id desc) from (${NEWEST(kind)}) n join member m on m.id = n.owner_id), '[]')`;

const detail = (
  comments: number,
): string => `select json_build_object('project', ${ITEM}, 'field', n.field, 'recruitNumber', n.recruit_number,
    'techStack', n.tech_stack, 'content', n.content, 'comments', (
      select json_agg(json_build_object('id', c.id, 'name', a.nick_name, 'comment', c.text,
        'createdDate', c.created_at, 'imageUrl', a.picture) order by c.id)
      from (select * from comment c where notice_id = n.id and not parent_hidden and ${isVisible('c', 'author_id')}
        order by id limit ${comments}) c left join member a on a.id = c.author_id))::text as body
  from member v join notice n on n.school_key = v.school_key join member m on m.id = n.owner_id
  where v.id = $1 and n.id = $2 and (n.owner_id = $1 or (${isVisible('n', 'owner_id')}))`;

const STATEMENTS = {
  ...PAGE_STATEMENTS,
  list: `select json_build_object('content', ${cards('PROJECT')}, 'totalPages', ceil(total / 12.0)::int,
      'totalElements', total, 'number', 0, 'size', 12)::text as body
    from (select (sum(t.total) - (select count(*) from member v join notice n on n.owner_id = any (v.blocked_ids)
        where v.id = $1 and n.school_key = v.school_key and n.kind = 'PROJECT' and not n.hidden))::int as total
      from member v join notice_total t on t.school_key = v.school_key where v.id = $1 and t.kind = 'PROJECT') counted`,
  home: `select json_build_array(${cards('PROJECT')}, ${cards('STUDY')})::text as body`,
  detail: detail(20),
  comments: detail(1000),
  comment: `with added as (insert into comment (notice_id, author_id, text) values ($2, $1, '좋아요') returning id, text)
    select row_to_json(added)::text as body from added`,
  search: `with wanted as materialized (
      select search_query($2) && search_scopes(array['PROJECT', (select school_key from member where id = $1)])::tsquery as query
    ), found as materialized (
      select n.* from notice n where n.search @@ (select query from wanted) order by n.id desc limit 1001
    )
    select json_build_object('content', (select json_agg(${ITEM} order by n.id desc)
      from (select * from found order by id desc limit 12) n join member m on m.id = n.owner_id),
      'totalElements', (select count(*) from found))::text as body`,
  apply: `with added as (insert into application (notice_id, applicant_id, role, text)
      values ($2, $1, 'FRONTEND', '함께해요') on conflict do nothing returning id, status)
    select row_to_json(added)::text as body from added`,
  approve: `with approved as (update application a set status = 'APPROVED', decided_at = now()
      where id = $2 and status = 'PENDING' and exists (select from notice where id = a.notice_id and owner_id = $1)
      returning a.*), joined as (insert into team_member (notice_id, member_id, role)
      select notice_id, applicant_id, role from approved)
    select row_to_json(approved)::text as body from approved`,
  favourite: `with added as (insert into favourite (member_id, notice_id) values ($1, $2) on conflict do nothing)
    select '{"favorite":true}' as body`,
};

const PAGE = readFileSync(join(__dirname, '..', 'dist', 'web', 'page.ko.html'));

/** Headers that every response of /api has. */
const HEADERS = JSON.parse(process.env.API_HEADERS ?? '{}') as Record<string, string>;

type Name = keyof typeof STATEMENTS;

/** Key of the signatures of shared links. The server has another one. */
const SHARE_KEY = randomBytes(64).toString('hex');

/** Number of the last parameter of a statement, of at most three. */
const lastParameter = (text: string): number => (text.includes('$3') ? 3 : text.includes('$2') ? 2 : 1);

async function viewerOf(req: IncomingMessage): Promise<number | undefined> {
  const sid = /sid=s%3A([^.]+)\./.exec(req.headers.cookie ?? '')?.[1];
  const stored = sid === undefined ? null : await redis.get(`session:${decodeURIComponent(sid)}`);
  return stored === null ? undefined : (JSON.parse(stored) as { memberId: number }).memberId;
}

async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const ACCOUNT = 'select id, password_hash from member where lower(login_id) = $1';

async function logIn(body: string): Promise<string | undefined> {
  const { loginId, password } = JSON.parse(body) as { loginId: string; password: string };
  const { rows } = await pool.query<{ id: number; password_hash: string }>({
    name: 'account',
    text: ACCOUNT,
    values: [loginId.toLowerCase()],
  });
  const [account] = rows;
  if (!account || !(await verify(account.password_hash, password))) return undefined;
  const sid = randomBytes(24).toString('base64url');
  await redis.set(`session:${sid}`, JSON.stringify({ memberId: account.id }), 'EX', 1_209_600);
  return sid;
}

async function answer(req: IncomingMessage): Promise<{ status: number; body?: string | Buffer; cookie?: string }> {
  const [, name = '', param = ''] = (req.url ?? '').split('/');
  const sent = req.method === 'POST' ? await readBody(req) : '';
  if (name === 'readyz') return { status: 200 };
  if (name === 'page') return { status: 200, body: PAGE };
  if (name === 'login') {
    const sid = await logIn(sent);
    return sid === undefined ? { status: 401 } : { status: 200, body: '{}', cookie: `sid=${sid}` };
  }
  const viewerId = await viewerOf(req);
  if (viewerId === undefined) return { status: 401 };
  const text = STATEMENTS[name as Name];
  if (!text) return { status: 404 };
  const values = [viewerId, decodeURIComponent(param), SHARE_KEY].slice(0, lastParameter(text));
  const { rows } = await pool.query<{ body: string }>({ name, text, values });
  return { status: 200, body: rows[0]?.body };
}

createServer((req, res) => {
  void answer(req).then(({ status, body, cookie }) => {
    res.writeHead(status, { ...HEADERS, ...(cookie && { 'Set-Cookie': cookie }) }).end(body);
  });
}).listen(Number(process.env.PORT));
