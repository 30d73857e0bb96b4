import type { TestClient } from './client';
import { buildMember, buildProject, PASSWORD } from './factories';
import { asInput, asProfileInput } from './graphql-inputs';
import type { TestApp } from './harness';
import { GQL, PROJECT_INPUT, STUDY_INPUT } from './operations';
import { graphqlVerdict, type Verdict, verdictOf } from './outcomes';

type Input = Record<string, unknown>;

/** One input of the service, which tests send over either transport. It has the names of REST's body. */
export interface Form {
  /** A valid input. */
  fitting: () => Input;
  rest: (input: Input) => Promise<Verdict>;
  graphql: (input: Input) => Promise<Verdict>;
}

/** `address` is a change of the e-mail address, which is part of the profile over REST alone. */
export type FormName = 'sign-up' | 'profile' | 'address' | 'project' | 'study' | 'application' | 'comment';

let count = 0;

/** A sign-up with a login id and an e-mail that nobody else has. */
export function freshSignUp(): Record<'loginId' | 'password' | 'nickName' | 'university' | 'email', string> {
  count += 1;
  return {
    loginId: `fresh-${count}`,
    password: 'long enough 1',
    nickName: '지우',
    university: '한빛대학교',
    email: `fresh-${count}@example.com`,
  };
}

/** Lets everybody move to another school at once (rules.md: Who sees and does what). */
export async function forgetMoves(app: TestApp): Promise<void> {
  await app.sql('update member set school_changed_at = null');
}

/** Every input of the service, sent by one member. */
export async function openForms(app: TestApp): Promise<Record<FormName, Form>> {
  const client = await app.as(await buildMember(app.em()));
  const visitor = app.visitor();
  // A member of its own: the profile changes the university, and with it what the member sees.
  const mover = await app.as(await buildMember(app.em()));
  const create = (path: string, query: string, fitting: Input, sender: TestClient = client): Form => ({
    fitting: () => ({ ...fitting }),
    rest: async (input) => verdictOf(await sender.rest('post', path, input)),
    graphql: (input) => graphqlVerdict(sender, query, { input: asInput(input) }),
  });
  const profile = (): Input => ({ nickName: '지우', university: '한빛대학교', email: freshSignUp().email });
  const application: Form = {
    fitting: () => ({ application: '함께해요.', role: 'FRONTEND' }),
    rest: async (input) => {
      const { id } = await buildProject(app.em());
      return verdictOf(await client.rest('post', `/projects/${id}/applications`, input));
    },
    graphql: async (input) => {
      const noticeId = (await buildProject(app.em())).id;
      return graphqlVerdict(client, GQL.apply, { input: { noticeId, ...asInput(input) } });
    },
  };
  const changeProfile = async (input: Input): Promise<Verdict> => {
    await forgetMoves(app);
    return verdictOf(await mover.rest('post', '/members/profile', input));
  };
  const { id } = await buildProject(app.em());
  return {
    'sign-up': { ...create('/members', GQL.signUp, {}, visitor), fitting: freshSignUp },
    profile: {
      fitting: profile,
      rest: changeProfile,
      graphql: async (input) => {
        await forgetMoves(app);
        return graphqlVerdict(mover, GQL.updateProfile, { input: asProfileInput(input) });
      },
    },
    address: {
      fitting: profile,
      rest: changeProfile,
      graphql: ({ email }) => graphqlVerdict(mover, GQL.changeEmail, { input: { email, password: PASSWORD } }),
    },
    project: create('/projects', GQL.createProject, PROJECT_INPUT),
    study: create('/studies', GQL.createStudy, STUDY_INPUT),
    application,
    comment: {
      fitting: () => ({ comment: '저도요.' }),
      rest: async (input) => verdictOf(await client.rest('post', `/projects/comments/${id}`, input)),
      graphql: (input) => graphqlVerdict(client, GQL.comment, { input: { noticeId: id, ...asInput(input) } }),
    },
  };
}
