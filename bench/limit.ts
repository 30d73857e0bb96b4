import { createServer, type IncomingMessage } from 'node:http';
import Redis from 'ioredis';
import { Pool } from 'pg';

// L, the practical limit: bare node:http and pg, a prepared statement a request, JSON built by PostgreSQL, the session
// looked up in Redis by its id. It answers the bytes that /api answers.
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const redis = new Redis(process.env.REDIS_URL ?? '');

const ITEM = `json_build_object('projectId', n.id, 'title', n.title, 'recruiting', n.recruiting,
  'favorite', exists (select from favourite f where f.member_id = $1 and f.notice_id = n.id),
  'imageUrl', '/pictures/' || m.picture, 'nickName', m.nick_name,
  'projectDate', to_char(n.created_at at time zone 'Asia/Seoul', 'YYYY-MM-DD'))`;

const NEWEST = (kind: string): string =>
  `select n.* from notice n where n.school_key = (select school_key from member where id = $1) and n.kind = '${kind}'
   order by n.id desc limit 12`;

const cards = (kind: string): string =>
  `coalesce((select json_agg(${ITEM} order by n.id desc) from (${NEWEST(kind)}) n join member m on m.id = n.owner_id), '[]')`;

const STATEMENTS = {
  list: `select json_build_object('content', ${cards('PROJECT')}, 'totalPages', ceil(total / 12.0)::int,
      'totalElements', total, 'number', 0, 'size', 12)::text as body
    from (select sum(total)::int as total from notice_block
      where school_key = (select school_key from member where id = $1) and kind = 'PROJECT') counted`,
  home: `select json_build_array(${cards('PROJECT')}, ${cards('STUDY')})::text as body`,
  detail: `select json_build_object('project', ${ITEM}, 'field', n.field, 'recruitNumber', n.recruit_number,
      'techStack', n.tech_stack, 'content', n.content, 'comments', (
        select json_agg(json_build_object('id', c.id, 'name', a.nick_name, 'comment', c.text,
          'createdDate', c.created_at, 'imageUrl', a.picture) order by c.id)
        from (select * from comment where notice_id = n.id order by id limit 20) c left join member a on a.id = c.author_id))::text as body
    from notice n join member m on m.id = n.owner_id where n.id = $2
      and n.school_key = (select school_key from member where id = $1)`,
  comment: `with added as (insert into comment (notice_id, author_id, text) values ($2, $1, '좋아요') returning id, text)
    select row_to_json(added)::text as body from added`,
  favourite: `with added as (insert into favourite (member_id, notice_id) values ($1, $2) on conflict do nothing)
    select '{"favorite":true}' as body`,
};

type Name = keyof typeof STATEMENTS;

async function viewerOf(req: IncomingMessage): Promise<number | undefined> {
  const sid = /sid=s%3A([^.]+)\./.exec(req.headers.cookie ?? '')?.[1];
  const stored = sid === undefined ? null : await redis.get(`session:${decodeURIComponent(sid)}`);
  return stored === null ? undefined : (JSON.parse(stored) as { memberId: number }).memberId;
}

async function readBody(req: IncomingMessage): Promise<void> {
  for await (const _ of req);
}

createServer((req, res) => {
  const [, name = '', id = ''] = (req.url ?? '').split('/');
  void (async () => {
    if (req.method === 'POST') await readBody(req);
    const viewerId = await viewerOf(req);
    const text = STATEMENTS[name as Name];
    if (viewerId === undefined || !text) return res.writeHead(viewerId === undefined ? 401 : 404).end();
    const values = text.includes('$2') ? [viewerId, Number(id)] : [viewerId];
    const { rows } = await pool.query<{ body: string }>({ name, text, values });
    return res.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(rows[0]?.body);
  })();
}).listen(Number(process.env.PORT));
