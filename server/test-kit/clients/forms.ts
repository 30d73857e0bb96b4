import { newSignUp } from './accounts';
import type { TestClient } from './client';
import { buildMember, buildProject, PASSWORD } from '../factories/factories';
import { asInput, asProfileInput } from './graphql-inputs';
import type { TestApp } from '../app/test-app';
import { GQL, PROJECT_INPUT, STUDY_INPUT } from './graphql-operations';
import { graphqlVerdict, type Verdict, verdictOf } from './outcomes';

type Input = Record<string, unknown>;

/** An input that tests send over REST and over GraphQL. Its properties have the names of REST. */
export interface Form {
  /** Returns a valid input. */
  fitting: () => Input;
  rest: (input: Input) => Promise<Verdict>;
  graphql: (input: Input) => Promise<Verdict>;
}

/**
 * `address` changes the e-mail address. REST does that in the profile, GraphQL in its own mutation.
 */
export type FormName = 'sign-up' | 'profile' | 'address' | 'project' | 'study' | 'application' | 'comment';

/** Lets all members change their school again at once (rules/schools.md). */
export async function forgetMoves(app: TestApp): Promise<void> {
  await app.sql('update member set school_changed_at = null where school_changed_at is not null');
}

/** Returns all forms of the service. One member sends them. */
export async function openForms(app: TestApp): Promise<Record<FormName, Form>> {
  const client = await app.as(await buildMember(app.em()));
  const visitor = app.visitor();
  // A separate member, because the profile changes the school and thereby the visible notices.
  const mover = await app.as(await buildMember(app.em()));
  const create = (path: string, query: string, fitting: Input, sender: TestClient = client): Form => ({
    fitting: () => ({ ...fitting }),
    rest: async (input) => verdictOf(await sender.rest('post', path, input)),
    graphql: (input) => graphqlVerdict(sender, query, { input: asInput(input) }),
  });
  const profile = (): Input => ({ nickName: '지우', university: '한빛대학교', email: newSignUp().email });
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
    'sign-up': { ...create('/members', GQL.signUp, {}, visitor), fitting: () => newSignUp() },
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
