import type { TestClient } from '../clients/client';
import { asInput } from '../clients/graphql-inputs';
import type { ModelApplication, ModelContent, ModelMember, Denial } from './model';
import { dateOf } from './clock';
import { type Action, type Kind, type CreatedObjects, pick, SCHOOLS, type Step } from './steps';
import { TEAM_OPERATIONS } from './team-operations';
import { GQL } from '../clients/graphql-operations';

/** Id and token of a created object, from the response. */
export interface Created {
  id: number;
  /** Token of an invitation. */
  token: string;
}

/**
 * Change of a membership by a successful operation: a member other than the owner enters or
 * leaves.
 */
export interface MembershipChange {
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
  denial: Denial;
  /** Stores the created object as a target of later steps. Called after success. */
  record?: (created: Created) => void;
  /** Applies the same change to the model. */
  carryOut: (created: Created) => void;
  membershipChange?: MembershipChange;
  /** Id of the notice that gets another owner. The previous owner becomes a teammate. */
  handsOver?: number;
}

/** Builds the operation of a step. Returns null without a target. */
export type Builder = (objects: CreatedObjects, step: Step, member: ModelMember) => Operation | null;

/**
 * Returns the operation of a step. Returns null without a target, and for steps that no member
 * takes.
 */
export function operationOf(objects: CreatedObjects, step: Step, member: ModelMember): Operation | null {
  if (step.action === 'tick' || step.action === 'work') return null;
  return BUILDERS[step.action](objects, step, member);
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
function deadlineOf({ model }: CreatedObjects, { transport, deadline }: Step): number | null | undefined {
  if (transport === 'REST' || deadline === undefined) return undefined;
  return deadline === null ? null : model.day + deadline;
}

const dateOrNone = (day: number | null | undefined): string | null | undefined =>
  typeof day === 'number' ? dateOf(day) : day;

const create: Builder = (objects, step, { id: owner, school }) => {
  const { kind, content } = step;
  const deadline = deadlineOf(objects, step);
  const input = { ...asInput(inputOf(kind, content)), deadline: dateOrNone(deadline) };
  return {
    rest: ['post', baseOf(kind), inputOf(kind, content)],
    graphql: [kind === 'PROJECT' ? GQL.createProject : GQL.createStudy, { input }],
    denial: null,
    record: ({ id }) => objects.notices.push({ id, kind }),
    carryOut: ({ id }) => {
      const state = { open: true, deadline: deadline ?? null, closed: null, state: 'ACTIVE' } as const;
      objects.model.notices.push({ id, kind, owner, school, content, ...state });
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
    denial: null,
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
type OnNotice = (objects: CreatedObjects, step: Step, member: ModelMember, target: Target) => Operation;

const onNotice =
  (build: OnNotice): Builder =>
  (objects, step, member) => {
    const target = pick(objects.notices, step.target);
    return target ? build(objects, step, member, { ...target, path: `${baseOf(target.kind)}/${target.id}` }) : null;
  };

const setFavourite = (liked: boolean): Builder =>
  onNotice(({ model }, _step, member, { id, path }) => ({
    rest: ['post', `${path}/${liked ? 'like' : 'dislike'}`],
    graphql: [liked ? GQL.favourite : GQL.unfavourite, { id }],
    denial: model.maySee(member, id),
    carryOut: () => model.setFavourite(member.id, id, liked),
  }));

const edit: OnNotice = (objects, step, member, { id, kind, path }) => {
  const { content } = step;
  const deadline = deadlineOf(objects, step);
  const input = { id, ...asInput(inputOf(kind, content)), deadline: dateOrNone(deadline) };
  return {
    rest: ['put', path, inputOf(kind, content)],
    graphql: [kind === 'PROJECT' ? GQL.updateProject : GQL.updateStudy, { input }],
    denial: objects.model.mayEdit(member, id, content, deadline),
    carryOut: () => objects.model.edit(id, content, deadline),
  };
};

const close: OnNotice = ({ model }, _step, member, { id, kind, path }) => ({
  rest: ['patch', kind === 'PROJECT' ? `${path}/recruiting` : path],
  graphql: [GQL.close, { id }],
  denial: model.mayClose(member, id),
  carryOut: () => model.close(id),
});

const reopen: OnNotice = (objects, step, member, { id }) => {
  const deadline = deadlineOf(objects, { ...step, transport: 'GraphQL' }) ?? null;
  return {
    graphql: [GQL.reopen, { id, deadline: dateOrNone(deadline) }],
    denial: objects.model.mayReopen(member, id),
    carryOut: () => objects.model.reopen(id, deadline),
  };
};

const remove: OnNotice = ({ model }, _step, member, { id, path }) => ({
  rest: ['delete', path],
  graphql: [GQL.remove, { id }],
  denial: model.mayManage(member, id),
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
    denial: model.mayApply(member, notice, role),
    record: ({ id }) => applications.push(Object.assign(application, { id })),
    carryOut: () => model.apply(application),
  };
};

const comment: OnNotice = ({ model, comments }, _step, member, { id: notice, kind }) => ({
  rest: ['post', `${baseOf(kind)}/comments/${notice}`, { comment: '궁금해요' }],
  graphql: [GQL.comment, { input: { noticeId: notice, text: '궁금해요' } }],
  denial: model.maySee(member, notice),
  record: ({ id }) => comments.push(id),
  carryOut: ({ id }) => model.comment({ id, notice, author: member.id }),
});

const uncomment: Builder = ({ model, comments }, { target }, member) => {
  const id = pick(comments, target);
  if (id === undefined) return null;
  return {
    rest: ['delete', `/comments/${id}`],
    graphql: [GQL.removeComment, { id }],
    denial: model.mayUncomment(member, id),
    carryOut: () => model.deleteComment(id),
  };
};

const BUILDERS: Readonly<Record<Exclude<Action, 'tick' | 'work'>, Builder>> = {
  ...TEAM_OPERATIONS,
  create,
  move,
  uncomment,
  like: setFavourite(true),
  dislike: setFavourite(false),
  edit: onNotice(edit),
  close: onNotice(close),
  reopen: onNotice(reopen),
  delete: onNotice(remove),
  apply: onNotice(apply),
  comment: onNotice(comment),
};
