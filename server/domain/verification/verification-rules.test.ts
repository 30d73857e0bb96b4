import type { TestClient } from '../../test-kit/clients/client';
import { buildMember, buildProject, buildStudy } from '../../test-kit/factories/factories';
import { asInput, asProfileInput } from '../../test-kit/clients/graphql-inputs';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL, PROJECT_INPUT, STUDY_INPUT } from '../../test-kit/clients/graphql-operations';
import { expectProblem, graphqlOutcome, type Outcome, outcomeOf } from '../../test-kit/clients/outcomes';
import { Member } from '../members/member.entity';

const MODES = ['off', 'optional', 'required'] as const;
const STATES = ['verified', 'unverified', 'expired'] as const;
type Mode = (typeof MODES)[number];
type State = (typeof STATES)[number];

/**
 * Instances of one service, one for each value of SCHOOL_PROOF. `optional` is the default, so it is
 * not set.
 */
const apps = new Map<Mode, TestApp>();
const members = new Map<State, Member>();

const at = <K, V>(map: Map<K, V>, key: K): V => {
  const value = map.get(key);
  if (value === undefined) throw new Error(`nothing at ${String(key)}`);
  return value;
};

beforeAll(async () => {
  const app = await startTestApp();
  apps.set('optional', app);
  for (const mode of ['off', 'required'] as const) apps.set(mode, await startTestApp({ SCHOOL_PROOF: mode }, app));
  for (const state of STATES) {
    const em = app.em();
    const { id } = await buildMember(em);
    const member = await em.findOneOrFail(Member, id);
    if (state !== 'unverified') member.verifySchool(`${state}@hanbit.example`, `${state}@한빛대학교`);
    if (state === 'expired') member.verifiedUntil = new Date();
    await em.flush();
    members.set(state, member);
  }
});

afterAll(async () => {
  for (const mode of ['off', 'required', 'optional'] as const) await apps.get(mode)?.close();
});

/** An action over one transport, and its outcome: `OK` or the error code. */
interface Action {
  rest: (client: TestClient, app: TestApp, member: Member) => Promise<Outcome>;
  graphql: (client: TestClient, app: TestApp, member: Member) => Promise<Outcome>;
}

/** Outcome of a REST request. Checks that an error is a problem as in rest.md. */
async function outcome(sent: ReturnType<TestClient['rest']>): Promise<Outcome> {
  const response = await sent;
  if (response.status >= 300) {
    expectProblem(response, 'SCHOOL_UNVERIFIED');
    expect(response.status).toBe(403);
    expect((response.body as { response_message: string }).response_message).toMatch(/학교.*인증.*요\.$/);
  }
  return outcomeOf(response);
}

const profileOf = ({ nickName, university, email }: Member) => ({ nickName, university, email });

const applying = (verifiedOnly: boolean): Action => ({
  rest: async (client, app) => {
    const { id } = await buildProject(app.em(), { verifiedOnly });
    return outcome(client.rest('post', `/projects/${id}/applications`, { application: '함께해요.', role: 'BACKEND' }));
  },
  graphql: async (client, app) => {
    const { id } = await buildStudy(app.em(), { verifiedOnly });
    const query = `query ($id: ID!) { notice(id: $id) { viewerCanApply viewerApplyRefusal } }`;
    const { notice } = await client.data<{ notice: { viewerCanApply: boolean; viewerApplyRefusal: string | null } }>(
      query,
      { id },
    );
    const result = await graphqlOutcome(client, GQL.apply, { input: { noticeId: id, text: '함께해요.' } });
    // `viewerCanApply` must agree with the result of the mutation.
    expect([notice.viewerCanApply, notice.viewerApplyRefusal ?? 'OK']).toEqual([result === 'OK', result]);
    return result;
  },
});

const ACTIONS = {
  'post a project': {
    rest: (client) => outcome(client.rest('post', '/projects', PROJECT_INPUT)),
    graphql: (client) => graphqlOutcome(client, GQL.createProject, { input: asInput(PROJECT_INPUT) }),
  },
  'post a study': {
    rest: (client) => outcome(client.rest('post', '/studies', STUDY_INPUT)),
    graphql: (client) => graphqlOutcome(client, GQL.createStudy, { input: asInput(STUDY_INPUT) }),
  },
  comment: {
    rest: async (client, app) => {
      const { id } = await buildStudy(app.em());
      return outcome(client.rest('post', `/studies/comments/${id}`, { comment: '저도요.' }));
    },
    graphql: async (client, app) => {
      const { id } = await buildStudy(app.em());
      return graphqlOutcome(client, GQL.comment, { input: { noticeId: id, text: '저도요.' } });
    },
  },
  'apply to a notice': applying(false),
  'apply to a notice for verified members': applying(true),
  favourite: {
    rest: async (client, app) => {
      const { id } = await buildStudy(app.em(), { verifiedOnly: true });
      return outcome(client.rest('post', `/studies/${id}/like`));
    },
    graphql: async (client, app) => {
      const { id } = await buildStudy(app.em(), { verifiedOnly: true });
      return graphqlOutcome(client, GQL.favourite, { id });
    },
  },
  'open a notice': {
    rest: async (client, app) => {
      const { id } = await buildStudy(app.em(), { verifiedOnly: true });
      return outcome(client.rest('get', `/studies/${id}`));
    },
    graphql: async (client, app) => {
      const { id } = await buildStudy(app.em(), { verifiedOnly: true });
      return graphqlOutcome(client, GQL.notice, { id });
    },
  },
  search: {
    rest: (client) => outcome(client.rest('get', `/studies?q=${encodeURIComponent('스터디')}`)),
    graphql: (client) => graphqlOutcome(client, `{ notices(filter: { search: "스터디" }) { totalCount } }`),
  },
  'edit the profile': {
    rest: (client, _app, member) => outcome(client.rest('post', '/members/profile', profileOf(member))),
    graphql: (client, _app, member) =>
      graphqlOutcome(client, GQL.updateProfile, { input: asProfileInput(profileOf(member)) }),
  },
} satisfies Record<string, Action>;

type ActionName = keyof typeof ACTIONS;

/**
 * Actions that are denied without a valid verification (rules/verified-schools.md). Verified
 * members may do all of them.
 */
const DENIED: Record<Mode, readonly ActionName[]> = {
  off: [],
  optional: ['apply to a notice for verified members'],
  required: [
    'post a project',
    'post a study',
    'comment',
    'apply to a notice',
    'apply to a notice for verified members',
  ],
};

describe.each(MODES)('with SCHOOL_PROOF=%s', (mode) => {
  describe.each(STATES)('a member who is %s', (state) => {
    let client: TestClient;

    beforeAll(async () => {
      client = await at(apps, mode).as(at(members, state));
    });

    it.each(Object.keys(ACTIONS) as ActionName[])(
      '[A40] %s is allowed or denied alike over both transports',
      async (name) => {
        const action: Action = ACTIONS[name];
        const isDenied = state !== 'verified' && DENIED[mode].includes(name);
        const [app, member] = [at(apps, mode), at(members, state)];
        const expected = isDenied ? 'SCHOOL_UNVERIFIED' : 'OK';
        expect({
          rest: await action.rest(client, app, member),
          graphql: await action.graphql(client, app, member),
        }).toEqual({ rest: expected, graphql: expected });
      },
    );
  });
});

describe('a denied action', () => {
  it('[A40] stores nothing', async () => {
    const app = at(apps, 'required');
    const member = at(members, 'unverified');
    const client = await app.as(member);
    const count = async (): Promise<unknown> =>
      app.sql(
        `select (select count(*) from notice where owner_id = ?) as notices,
          (select count(*) from comment where author_id = ?) as comments,
          (select count(*) from application where applicant_id = ?) as applications`,
        [member.id, member.id, member.id],
      );
    const before = await count();
    for (const name of DENIED.required) await ACTIONS[name].rest(client, app, member);
    expect(await count()).toEqual(before);
  });

  it('does not reveal a notice of another school', async () => {
    const app = at(apps, 'required');
    const stranger = await buildMember(app.em(), { university: '두빛대학교' });
    const { id } = await buildStudy(app.em(), { owner: stranger, verifiedOnly: true });
    const client = await app.as(at(members, 'unverified'));
    expect(outcomeOf(await client.rest('post', `/studies/${id}/applications`, { application: '' }))).toBe('NOT_FOUND');
  });
});

describe('an owner', () => {
  it('restricts a notice to verified members, and an edit by an old client keeps the restriction', async () => {
    const app = at(apps, 'optional');
    const owner = await app.as(await buildMember(app.em()));
    const { body } = await owner.rest('post', '/studies', { ...STUDY_INPUT, verifiedOnly: true });
    const { studyId: id } = body as { studyId: number };
    const isRestricted = async (): Promise<boolean> =>
      (
        await owner.data<{ notice: { verifiedOnly: boolean } }>(
          'query ($id: ID!) { notice(id: $id) { verifiedOnly } }',
          { id },
        )
      ).notice.verifiedOnly;
    expect(await isRestricted()).toBe(false);
    await owner.data(GQL.updateStudy, { input: { id, ...asInput(STUDY_INPUT), verifiedOnly: true } });
    expect(await isRestricted()).toBe(true);
    expect((await owner.rest('put', `/studies/${id}`, { ...STUDY_INPUT, title: '고친 제목' })).status).toBe(200);
    expect(await isRestricted()).toBe(true);
  });
});

it.each<[mode: Mode, verifiedOnly: boolean, needed: boolean]>([
  ['off', true, false],
  ['optional', false, false],
  ['optional', true, true],
  ['required', false, true],
  ['required', true, true],
])('with SCHOOL_PROOF=%s a notice, for verified members %s, shows that it needs them: %s', async (mode, ...values) => {
  const [verifiedOnly, needed] = values;
  const app = at(apps, mode);
  const { id } = await buildStudy(app.em(), { verifiedOnly });
  const client = await app.as(at(members, 'unverified'));
  const query = 'query ($id: ID!) { notice(id: $id) { needsVerifiedSchool } }';
  expect(await client.data(query, { id })).toEqual({ notice: { needsVerifiedSchool: needed } });
});
