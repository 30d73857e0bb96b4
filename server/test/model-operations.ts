import type { TestClient } from './client';
import { asInput } from './graphql-inputs';
import type { ModelApplication, ModelContent, ModelMember, Refusal } from './model';
import { dateOf } from './model-clock';
import { type Act, type Kind, type Made, pick, SCHOOLS, type Step } from './model-steps';
import { TEAM_OPERATIONS } from './model-team-operations';
import { GQL } from './operations';

/** Id and token of a created object, from the response. */
export interface Created {
  id: number;
  /** The token of a link. */
  token: string;
}

/**
 * The change of a membership by a successful operation: a member other than the owner enters or
 * leaves.
 */
export interface Passage {
  notice: number;
  member: number;
  enters: boolean;
}

/**
 * An operation over REST and GraphQL with the expected error. It also changes the model if it
 * succeeds.
 */
export interface Operation {
  /** Undefined if REST has no such operation. */
  rest?: Parameters<TestClient['rest']>;
  graphql: [query: string, variables: object];
  refusal: Refusal;
  /** Stores the created object as a target of later steps. Called after success. */
  record?: (created: Created) => void;
  /** Applies the same change to the model. */
  carryOut: (created: Created) => void;
  passage?: Passage;
  /** Id of the notice that gets another owner. The previous owner becomes a teammate. */
  handsOver?: number;
}

/** Builds the operation of a step. Returns null without a target. */
export type Builder = (made: Made, step: Step, member: ModelMember) => Operation | null;

/**
 * Returns the operation of a step. Returns null without a target, and for steps that no member
 * takes.
 */
export function operationOf(made: Made, step: Step, member: ModelMember): Operation | null {
  if (step.act === 'tick' || step.act === 'work') return null;
  return BUILDERS[step.act](made, step, member);
}

const baseOf = (kind: Kind): string => (kind === 'PROJECT' ? '/projects' : '/studies');

function inputOf(kind: Kind, { recruitNumber, FRONTEND, BACKEND }: ModelContent): Record<string, string | number> {
  const roles: Record<string, number> = kind === 'PROJECT' ? { frontendNumber: FRONTEND, backendNumber: BACKEND } : {};
  return { title: '공고', content: '함께해요', recruitNumber, ...roles };
}

/**
 * Returns the deadline of a step as a day of the model. REST has no deadline and does not change
 * it.
 */
function deadlineOf({ model }: Made, { transport, deadline }: Step): number | null | undefined {
  if (transport === 'REST' || deadline === undefined) return undefined;
  return deadline === null ? null : model.day + deadline;
}

const dateOrNone = (day: number | null | undefined): string | null | undefined =>
  typeof day === 'number' ? dateOf(day) : day;

const create: Builder = (made, step, { id: owner, school }) => {
  const { kind, content } = step;
  const deadline = deadlineOf(made, step);
  const input = { ...asInput(inputOf(kind, content)), deadline: dateOrNone(deadline) };
  return {
    rest: ['post', baseOf(kind), inputOf(kind, content)],
    graphql: [kind === 'PROJECT' ? GQL.createProject : GQL.createStudy, { input }],
    refusal: null,
    record: ({ id }) => made.notices.push({ id, kind }),
    carryOut: ({ id }) => {
      const state = { open: true, deadline: deadline ?? null, closed: null, state: 'ACTIVE' } as const;
      made.model.notices.push({ id, kind, owner, school, content, ...state });
    },
  };
};

/** Changes the member's school. Most notices are invisible there. */
const move: Builder = (_made, _step, member) => {
  const university = member.school === SCHOOLS[0] ? SCHOOLS[1] : SCHOOLS[0];
  const profile = { nickName: '옮긴 학생', university };
  return {
    rest: ['post', '/members/profile', { ...profile, email: `mover-${member.id}@example.com` }],
    graphql: [GQL.updateProfile, { input: asInput(profile) }],
    refusal: null,
    carryOut: () => {
      member.school = university;
    },
  };
};

interface Target {
  id: number;
  kind: Kind;
  path: string;
}
type OnNotice = (made: Made, step: Step, member: ModelMember, target: Target) => Operation;

const onNotice =
  (build: OnNotice): Builder =>
  (made, step, member) => {
    const target = pick(made.notices, step.target);
    return target ? build(made, step, member, { ...target, path: `${baseOf(target.kind)}/${target.id}` }) : null;
  };

const favour = (liked: boolean): Builder =>
  onNotice(({ model }, _step, member, { id, path }) => ({
    rest: ['post', `${path}/${liked ? 'like' : 'dislike'}`],
    graphql: [liked ? GQL.favourite : GQL.unfavourite, { id }],
    refusal: model.maySee(member, id),
    carryOut: () => model.favour(member.id, id, liked),
  }));

const edit: OnNotice = (made, step, member, { id, kind, path }) => {
  const { content } = step;
  const deadline = deadlineOf(made, step);
  const input = { id, ...asInput(inputOf(kind, content)), deadline: dateOrNone(deadline) };
  return {
    rest: ['put', path, inputOf(kind, content)],
    graphql: [kind === 'PROJECT' ? GQL.updateProject : GQL.updateStudy, { input }],
    refusal: made.model.mayEdit(member, id, content, deadline),
    carryOut: () => made.model.edit(id, content, deadline),
  };
};

const close: OnNotice = ({ model }, _step, member, { id, kind, path }) => ({
  rest: ['patch', kind === 'PROJECT' ? `${path}/recruiting` : path],
  graphql: [GQL.close, { id }],
  refusal: model.mayClose(member, id),
  carryOut: () => model.close(id),
});

const reopen: OnNotice = (made, step, member, { id }) => {
  const deadline = deadlineOf(made, { ...step, transport: 'GraphQL' }) ?? null;
  return {
    graphql: [GQL.reopen, { id, deadline: dateOrNone(deadline) }],
    refusal: made.model.mayReopen(member, id),
    carryOut: () => made.model.reopen(id, deadline),
  };
};

const remove: OnNotice = ({ model }, _step, member, { id, path }) => ({
  rest: ['delete', path],
  graphql: [GQL.remove, { id }],
  refusal: model.mayManage(member, id),
  carryOut: () => model.delete(id),
});

const apply: OnNotice = ({ model, applications }, step, member, { id: notice, kind, path }) => {
  const role = model.roleAt({ kind }, step.role);
  const application: ModelApplication = {
    id: 0,
    notice,
    applicant: member.id,
    role,
    status: 'PENDING',
    sent: model.day,
  };
  return {
    rest: ['post', `${path}/applications`, { application: '함께해요', role: step.role }],
    graphql: [GQL.apply, { input: { noticeId: notice, text: '함께해요', role: step.role } }],
    refusal: model.mayApply(member, notice, role),
    record: ({ id }) => applications.push(Object.assign(application, { id })),
    carryOut: () => model.apply(application),
  };
};

const comment: OnNotice = ({ model, comments }, _step, member, { id: notice, kind }) => ({
  rest: ['post', `${baseOf(kind)}/comments/${notice}`, { comment: '궁금해요' }],
  graphql: [GQL.comment, { input: { noticeId: notice, text: '궁금해요' } }],
  refusal: model.maySee(member, notice),
  record: ({ id }) => comments.push(id),
  carryOut: ({ id }) => model.comment({ id, notice, author: member.id }),
});

const uncomment: Builder = ({ model, comments }, { target }, member) => {
  const id = pick(comments, target);
  if (id === undefined) return null;
  return {
    rest: ['delete', `/comments/${id}`],
    graphql: [GQL.removeComment, { id }],
    refusal: model.mayUncomment(member, id),
    carryOut: () => model.uncomment(id),
  };
};

const BUILDERS: Readonly<Record<Exclude<Act, 'tick' | 'work'>, Builder>> = {
  ...TEAM_OPERATIONS,
  create,
  move,
  uncomment,
  like: favour(true),
  dislike: favour(false),
  edit: onNotice(edit),
  close: onNotice(close),
  reopen: onNotice(reopen),
  delete: onNotice(remove),
  apply: onNotice(apply),
  comment: onNotice(comment),
};
