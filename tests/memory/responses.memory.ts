import { signUpAt } from '../../server/test-kit/clients/client';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { BOUNDS } from '../../shared/bounds';
import type { HttpClient } from '../../server/test-kit/clients/http-client';
import { addressOf, type ImageService, startImageService } from './image-service';

/** Members who have applied to every notice. */
const APPLICANTS = 20;

/** Requests that are under way at a time. */
const LANES = 4;
const REQUESTS = 60;

let service: ImageService;
let owner: HttpClient;
const agents = Array.from(
  { length: LANES },
  (_, index) => new Agent({ keepAlive: true, localAddress: addressOf(100 + index) }),
);

beforeAll(async () => {
  service = await startImageService();
  owner = await signUpAt(service.server.url, 'owner');
  const study = { title: '긴 글', recruitNumber: 3, content: '힣'.repeat(BOUNDS.content.max) };
  for (let count = 0; count < BOUNDS.size.max; count += 1) await owner.mustSend('post', '/api/studies', study);
  await service.postgres.sql(
    `with m as (
      insert into member (login_id, password_hash, nick_name, university, school_key, email)
      select 'crowd-' || n, 'none', '학생' || n, university, school_key, 'crowd-' || n || '@example.com'
      from member, generate_series(1, $1::int) n where login_id = 'owner' returning id
    )
    insert into application (notice_id, applicant_id, text)
    select notice.id, m.id, repeat('힣', 5000) from notice, m where title = '긴 글'`,
    [APPLICANTS],
  );
}, 120_000);

afterEach(() => {
  console.info(`${Math.round(service.server.memory)} MB`);
  expect(service.server.isRunning).toBe(true);
});

afterAll(async () => {
  for (const agent of agents) agent.destroy();
  owner.close();
  await service.remove();
});

/** Sends the query in a lane, and reads the response to its end. Returns its bytes. */
async function read(query: string, lane: number): Promise<number> {
  const sent = request(`${service.server.url}/graphql`, {
    agent: agents[lane],
    family: 4,
    method: 'POST',
    headers: { cookie: owner.sessionCookie, 'content-type': 'application/json' },
  });
  sent.end(JSON.stringify({ query }));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let bytes = 0;
  response.on('data', (chunk: Buffer) => void (bytes += chunk.length));
  await once(response, 'end');
  return bytes;
}

const repeat = (field: string): string => Array.from({ length: 15 }, (_, index) => `a${index}: ${field}`).join(' ');

describe('[F24] responses of the maximum size, with the heap of the image', () => {
  it.each([
    ['3 MB', 'content', 3_000_000],
    ['45 MB', repeat('content'), 1_000],
    ['60 MB', `applications(first: ${APPLICANTS}) { nodes { notice { content } } }`, 1_000],
  ])(
    'of %s leave the instance alive',
    async (_what, fields, bytes) => {
      const query = `{ notices(size: ${BOUNDS.size.max}) { nodes { ${fields} } } }`;
      let left = REQUESTS;
      const sizes: number[] = [];
      const work = async (lane: number): Promise<void> => {
        while (left-- > 0) sizes.push(await read(query, lane));
      };
      await Promise.all(agents.map((_agent, lane) => work(lane)));
      // One that finds no connection to the database is refused in a few hundred bytes.
      expect(Math.max(...sizes)).toBeGreaterThan(bytes * 0.1);
      expect(Math.max(...sizes)).toBeLessThan(bytes * 1.1);
    },
    300_000,
  );
});
