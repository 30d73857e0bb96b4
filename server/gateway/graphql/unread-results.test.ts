import { buildStudy } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { beginTransaction } from '../../test-kit/database/locks';
import { buildPerson, type Person } from '../../test-kit/races/race-actions';

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await startTestApp();
  owner = await buildPerson(app);
});

afterAll(() => app.close());

interface GraphQLBody {
  data: unknown;
  errors: { path?: string[]; message: string; extensions: Record<string, unknown> }[];
}

const MOVE_TEAM = `mutation ($input: MoveTeamInput!) { moveTeam(input: $input) { team { posts(first: 1) { nodes { id } } } } }`;
const READ_TEAM = `query ($id: ID!) { team(id: $id) { posts(first: 1) { nodes { id } } } }`;

/** Sends an operation while the posts of teams cannot be read. */
async function sendWhilePostsAreLocked(
  query: string,
  variables: object,
): Promise<{ status: number; body: GraphQLBody }> {
  const locked = await beginTransaction(app);
  await locked.query('lock table team_post in access exclusive mode');
  try {
    const { status, body } = await owner.client.agent.post('/graphql').send({ query, variables });
    return { status, body: body as GraphQLBody };
  } finally {
    await locked.rollback();
  }
}

it('does not invite a retry if an action is done but its result cannot be read', async () => {
  const { id } = await buildStudy(app.em(), { owner: owner.member });
  const { status, body } = await sendWhilePostsAreLocked(MOVE_TEAM, { input: { teamId: id, state: 'DISBANDED' } });
  expect(status).toBe(200);
  expect(body.data).toEqual({ moveTeam: null });
  expect(body.errors).toMatchObject([{ path: ['moveTeam', 'team'], extensions: { code: 'RESULT_UNAVAILABLE' } }]);
  expect(body.errors[0]?.message).toMatch(/^처리했지만/);
  expect(body.errors[0]?.extensions).not.toHaveProperty('retryAfter');
  expect(await app.sql('select team_state from notice where id = ?', [id])).toEqual([{ team_state: 'DISBANDED' }]);
});

it('returns RESULT_UNAVAILABLE although the action suspended its sender', async () => {
  const { member } = owner;
  const { id } = await buildStudy(app.em(), { owner: member });
  await app.sql(`create function suspend_owner() returns trigger language plpgsql as $$ begin
    update member set suspended_until = now() + interval '1 day' where id = new.owner_id; return null; end $$`);
  await app.sql('create trigger suspend_owner after update on notice for each row execute function suspend_owner()');
  const { body } = await sendWhilePostsAreLocked(MOVE_TEAM, { input: { teamId: id, state: 'DISBANDED' } });
  expect(body.errors).toMatchObject([{ extensions: { code: 'RESULT_UNAVAILABLE' } }]);
  expect(await app.sql('select team_state from notice where id = ?', [id])).toEqual([{ team_state: 'DISBANDED' }]);
  await app.sql('drop trigger suspend_owner on notice');
  await app.sql('update member set suspended_until = null where id = ?', [member.id]);
});

it('invites a retry of a query that cannot be read', async () => {
  const { id } = await buildStudy(app.em(), { owner: owner.member });
  const { status, body } = await sendWhilePostsAreLocked(READ_TEAM, { id });
  expect(status).toBe(503);
  expect(body.errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE', retryAfter: 5 } }]);
});
