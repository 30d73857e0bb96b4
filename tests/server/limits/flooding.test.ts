import type { TestClient } from '../../../server/test-kit/clients/client';
import { buildMember, buildProject, buildStudy } from '../../../server/test-kit/factories/factories';
import { asInput } from '../../../server/test-kit/clients/graphql-inputs';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { GQL, PROJECT_INPUT, STUDY_INPUT } from '../../../server/test-kit/clients/graphql-operations';
import { startTwoInstances, type TwoInstances } from '../../../server/test-kit/app/two-instances';
import type { Member } from '../../../server/domain/members/member.entity';
import { describeWith } from '../../../server/test-kit/processes/describe-with';

const HOUR_SECONDS = 60 * 60;

/** Outcome of a request: its HTTP status or `OK`, and the seconds until it may be repeated. */
interface Outcome {
  refusal: string;
  retryAfter: number | undefined;
}

/** An action over both transports, which share its limit. */
interface Action {
  name: string;
  /** Limit per hour (rules/limits.md). */
  points: number;
  /** Prepares a notice for the repeated action. */
  prepare: (app: TestApp, member: Member) => Promise<number>;
  rest: (client: TestClient, id: number) => Promise<Outcome>;
  graphql: (client: TestClient, id: number) => Promise<Outcome>;
}

async function overRest(client: TestClient, ...request: Parameters<TestClient['rest']>): Promise<Outcome> {
  const { status, headers, body } = await client.rest(...request);
  const refusal = status < 300 ? 'OK' : (body as { code: string }).code;
  const retryAfter = headers['retry-after'];
  return { refusal, retryAfter: retryAfter === undefined ? undefined : Number(retryAfter) };
}

async function overGraphQL(client: TestClient, query: string, variables: object): Promise<Outcome> {
  const [error] = (await client.graphql(query, variables)).errors ?? [];
  const { code = 'OK', retryAfter } = (error?.extensions ?? {}) as { code?: string; retryAfter?: number };
  return { refusal: code, retryAfter };
}

const ofMember = async (app: TestApp, owner: Member): Promise<number> => (await buildStudy(app.em(), { owner })).id;
const ofOther = async (app: TestApp): Promise<number> => (await buildStudy(app.em())).id;

const ACTIONS: Action[] = [
  {
    name: 'edits of a study',
    points: 120,
    prepare: ofMember,
    rest: (client, id) => overRest(client, 'put', `/studies/${id}`, STUDY_INPUT),
    graphql: (client, id) => overGraphQL(client, GQL.updateStudy, { input: { id, ...asInput(STUDY_INPUT) } }),
  },
  {
    name: 'edits of a project',
    points: 120,
    prepare: async (app, owner) => (await buildProject(app.em(), { owner })).id,
    rest: (client, id) => overRest(client, 'post', `/projects/${id}`, PROJECT_INPUT),
    graphql: (client, id) => overGraphQL(client, GQL.updateProject, { input: { id, ...asInput(PROJECT_INPUT) } }),
  },
  {
    name: 'favourites added and removed',
    points: 600,
    prepare: ofOther,
    rest: (client, id) => overRest(client, 'post', `/studies/${id}/like`),
    graphql: (client, id) => overGraphQL(client, GQL.unfavourite, { id }),
  },
  {
    name: 'applications to one notice, cancelled each time',
    points: 10,
    prepare: ofOther,
    rest: async (client, id) => {
      const outcome = await overRest(client, 'post', `/studies/${id}/applications`, { application: '' });
      await client.rest('delete', `/studies/${id}/applications`);
      return outcome;
    },
    graphql: async (client, id) => {
      const outcome = await overGraphQL(client, GQL.apply, { input: { noticeId: id } });
      await client.rest('delete', `/studies/${id}/applications`);
      return outcome;
    },
  },
];

describeWith('redis')('two instances', () => {
  let instances: TwoInstances;
  let first: TestApp;
  let second: TestApp;

  beforeAll(async () => {
    instances = await startTwoInstances({ THROTTLE: 'on' });
    ({ first, second } = instances);
  });

  afterAll(() => instances.stop());

  it.each(ACTIONS)('share the limit of $name over both transports [L1]', async ({ points, prepare, rest, graphql }) => {
    const member = await buildMember(first.em());
    const clients = [await first.as(member), await second.as(member)] as const;
    const id = await prepare(first, member);
    const outcomes = new Set<string>();
    for (let count = 0; count < points; count += 2) {
      outcomes.add((await rest(clients[0], id)).refusal);
      outcomes.add((await graphql(clients[1], id)).refusal);
    }
    expect(outcomes).toEqual(new Set(['OK']));
    for (const client of clients) {
      for (const act of [rest, graphql]) {
        const { refusal, retryAfter } = await act(client, id);
        expect(refusal).toBe('TOO_MANY_ATTEMPTS');
        expect(retryAfter).toBeGreaterThan(HOUR_SECONDS - 120);
        expect(retryAfter).toBeLessThanOrEqual(HOUR_SECONDS);
      }
    }
  });

  it('limit each member separately, and applications to each notice separately [L1]', async () => {
    const member = await buildMember(first.em());
    const [client, other] = [await first.as(member), await first.as(await buildMember(first.em()))];
    const { prepare, rest, points } = ACTIONS[3] as Action;
    const id = await prepare(first, member);
    for (let count = 0; count <= points; count += 1) await rest(client, id);
    expect((await rest(client, id)).refusal).toBe('TOO_MANY_ATTEMPTS');
    expect((await rest(other, id)).refusal).toBe('OK');
    expect((await rest(client, await prepare(first, member))).refusal).toBe('OK');
  });
});

it('an edit beyond the limit changes nothing [L1]', async () => {
  const app = await startTestApp({ THROTTLE: 'on' });
  try {
    const owner = await buildMember(app.em());
    const client = await app.as(owner);
    const { id } = await buildStudy(app.em(), { owner });
    const edit = (title: string) => client.rest('put', `/studies/${id}`, { ...STUDY_INPUT, title });
    for (let count = 0; count < 120; count += 1) await edit(`제목 ${count}`);
    expect((await edit('하나 더')).status).toBe(429);
    expect(await app.sql('select title from notice where id = ?', [id])).toEqual([{ title: '제목 119' }]);
  } finally {
    await app.close();
  }
});
