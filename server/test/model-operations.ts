import fc from 'fast-check';
import type { TestClient } from './client';
import { asInput } from './graphql-inputs';
import type { Model, ModelApplication, ModelContent, ModelMember, ModelRole, Refusal } from './model';

export const SCHOOLS = ['한빛대학교', '푸른대학교'] as const;

type Kind = 'PROJECT' | 'STUDY';

/** A random step: a member, an action and a target, which may have been deleted. */
export const steps = fc.record({
  act: fc.constantFrom(
    ...(['apply', 'apply', 'apply', 'apply', 'apply', 'apply', 'decide', 'decide', 'decide', 'decide'] as const),
    ...(['create', 'cancel', 'like', 'dislike', 'comment', 'uncomment', 'edit', 'edit', 'close'] as const),
    ...(['delete', 'move'] as const),
  ),
  transport: fc.constantFrom<'REST' | 'GraphQL'>('REST', 'GraphQL'),
  member: fc.nat(99),
  /** Whether the member who may do it does it: the owner decides, the applicant cancels. */
  entitled: fc.constantFrom(true, true, false),
  target: fc.nat(99),
  role: fc.constantFrom<ModelRole>('FRONTEND', 'BACKEND'),
  verb: fc.constantFrom<'approve' | 'deny'>('approve', 'approve', 'approve', 'deny'),
  kind: fc.constantFrom<Kind>('PROJECT', 'STUDY'),
  content: fc.tuple(fc.constantFrom(1, 1, 2), fc.nat(2), fc.nat(2)).map(toContent),
});
export type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;

function toContent([recruitNumber, front, back]: [number, number, number]): ModelContent {
  const FRONTEND = Math.min(front, recruitNumber);
  return { recruitNumber, FRONTEND, BACKEND: Math.min(back, recruitNumber - FRONTEND) };
}

/** An operation over both transports, the expected refusal, and what it does to the model if it succeeds. */
export interface Operation {
  rest: Parameters<TestClient['rest']>;
  graphql: string;
  refusal: Refusal;
  carryOut: (id: number) => void;
}

/** Everything that was created in a run, so that steps can also target what has been deleted. */
export class Made {
  readonly notices: { id: number; kind: Kind }[] = [];
  readonly applications: ModelApplication[] = [];
  readonly comments: number[] = [];

  constructor(readonly model: Model) {}
}

/** One of the latest three, so that many steps have the same target. */
export function pick<T>(from: readonly T[], number: number): T {
  const latest = from.slice(-3);
  return latest[number % latest.length] as T;
}

/** The operation of a step; null where there is no target yet. */
export function operationOf(made: Made, step: Step, member: ModelMember): Operation | null {
  if (step.act === 'create') return create(made, step, member);
  if (step.act === 'move') return move(member);
  if (step.act === 'uncomment') return made.comments.length > 0 ? uncomment(made, step, member) : null;
  if (step.act === 'decide') return made.applications.length > 0 ? decide(made, step, member) : null;
  if (step.act === 'cancel') return made.applications.length > 0 ? cancel(made, step, member) : null;
  if (made.notices.length === 0) return null;
  const { id, kind } = pick(made.notices, step.target);
  return ON_NOTICES[step.act](made, step, member, { id, kind, path: `${baseOf(kind)}/${id}` });
}

/** The member who takes the step. */
export function memberOf({ model, notices, applications }: Made, step: Step): ModelMember {
  const { act, target, entitled } = step;
  const application = entitled && applications.length > 0 ? pick(applications, target) : undefined;
  const noticeId = act === 'decide' ? application?.notice : entitled && notices.length > 0 && pick(notices, target).id;
  const owner = model.notices.find(({ id }) => id === noticeId)?.owner;
  const wanted =
    act === 'cancel' ? application?.applicant : ['decide', 'edit', 'close'].includes(act) ? owner : undefined;
  const anybody = model.members[step.member % model.members.length] as ModelMember;
  return model.members.find(({ id }) => id === wanted) ?? anybody;
}

const baseOf = (kind: Kind): string => (kind === 'PROJECT' ? '/projects' : '/studies');

function inputOf(kind: Kind, { recruitNumber, FRONTEND, BACKEND }: ModelContent): Record<string, string | number> {
  const roles: Record<string, number> = kind === 'PROJECT' ? { frontendNumber: FRONTEND, backendNumber: BACKEND } : {};
  return { title: '공고', content: '함께해요', recruitNumber, ...roles };
}

/** A body of REST as the literal of an input, with further fields before it. */
function literal(body: object, ...further: string[]): string {
  return `{ ${[...further, ...Object.entries(asInput({ ...body })).map(([name, value]) => `${name}: ${valueOf(value)}`)].join(', ')} }`;
}

/** A value of an input as a literal; the names of roles are no text. */
function valueOf(value: unknown): string {
  return JSON.stringify(value).replace(/"(role|headcount|FRONTEND|BACKEND)"/g, '$1');
}

function create({ model, notices }: Made, { kind, content }: Step, { id: owner, school }: ModelMember): Operation {
  const input = inputOf(kind, content);
  return {
    rest: ['post', baseOf(kind), input],
    graphql:
      kind === 'PROJECT'
        ? `createProject(input: ${literal(input)}) { created: project { id } }`
        : `createStudy(input: ${literal(input)}) { created: study { id } }`,
    refusal: null,
    carryOut: (id) => {
      notices.push({ id, kind });
      model.notices.push({ id, kind, owner, school, recruiting: true, content });
    },
  };
}

/** Moves to the other school, from which most notices are invisible. */
function move(member: ModelMember): Operation {
  const university = member.school === SCHOOLS[0] ? SCHOOLS[1] : SCHOOLS[0];
  const profile = { nickName: '옮긴 학생', university };
  return {
    rest: ['post', '/members/profile', { ...profile, email: `mover-${member.id}@example.com` }],
    graphql: `updateProfile(input: ${literal(profile)}) { viewer { id } }`,
    refusal: null,
    carryOut: () => {
      member.school = university;
    },
  };
}

interface Target {
  id: number;
  kind: Kind;
  path: string;
}
type OnNotice = (made: Made, step: Step, member: ModelMember, target: Target) => Operation;

const favour =
  (liked: boolean): OnNotice =>
  ({ model }, _step, member, { id, path }) => ({
    rest: ['post', `${path}/${liked ? 'like' : 'dislike'}`],
    graphql: `${liked ? 'favouriteNotice' : 'unfavouriteNotice'}(input: { noticeId: "${id}" }) { notice { id } }`,
    refusal: model.maySee(member, id),
    carryOut: () => model.favour(member.id, id, liked),
  });

const ON_NOTICES: Record<'apply' | 'like' | 'dislike' | 'comment' | 'edit' | 'close' | 'delete', OnNotice> = {
  like: favour(true),
  dislike: favour(false),
  edit: ({ model }, { content }, member, { id, kind, path }) => ({
    rest: ['put', path, inputOf(kind, content)],
    graphql: `${kind === 'PROJECT' ? 'updateProject' : 'updateStudy'}(input: ${literal(inputOf(kind, content), `id: "${id}"`)}) { __typename }`,
    refusal: model.mayEdit(member, id, content),
    carryOut: () => void (model.notice(id).content = content),
  }),
  close: ({ model }, _step, member, { id, kind, path }) => ({
    rest: ['patch', kind === 'PROJECT' ? `${path}/recruiting` : path],
    graphql: `closeNotice(input: { id: "${id}" }) { notice { id } }`,
    refusal: model.mayClose(member, id),
    carryOut: () => model.close(id),
  }),
  delete: ({ model }, _step, member, { id, path }) => ({
    rest: ['delete', path],
    graphql: `deleteNotice(input: { id: "${id}" }) { noticeId }`,
    refusal: model.mayManage(member, id),
    carryOut: () => model.delete(id),
  }),
  apply: ({ model, applications }, { role }, member, { id: notice, kind, path }) => ({
    rest: ['post', `${path}/applications`, { application: '함께해요', role }],
    graphql: `applyToNotice(input: { noticeId: "${notice}", text: "함께해요", role: ${role} }) { created: application { id } }`,
    refusal: model.mayApply(member, notice, kind === 'PROJECT' ? role : null),
    carryOut: (id) => {
      const applied = { id, notice, applicant: member.id, role: kind === 'PROJECT' ? role : null };
      applications.push(model.apply({ ...applied, status: 'PENDING' }));
    },
  }),
  comment: ({ model, comments }, _step, member, { id: notice, kind }) => ({
    rest: ['post', `${baseOf(kind)}/comments/${notice}`, { comment: '궁금해요' }],
    graphql: `addComment(input: { noticeId: "${notice}", text: "궁금해요" }) { created: comment { id } }`,
    refusal: model.maySee(member, notice),
    carryOut: (id) => {
      comments.push(id);
      model.comment({ id, notice, author: member.id });
    },
  }),
};

function uncomment({ model, comments }: Made, { target }: Step, member: ModelMember): Operation {
  const id = pick(comments, target);
  return {
    rest: ['delete', `/comments/${id}`],
    graphql: `deleteComment(input: { id: "${id}" }) { commentId }`,
    refusal: model.mayUncomment(member, id),
    carryOut: () => model.uncomment(id),
  };
}

/** REST names an application by its applicant, who may have applied again since; GraphQL names it by its id. */
function named(
  { model }: Made,
  { transport }: Step,
  one: ModelApplication,
  applicant: number,
): ModelApplication | undefined {
  if (transport === 'REST') return model.applicationOf(applicant, one.notice);
  return model.applications.find(({ id }) => id === one.id);
}

function decide(made: Made, step: Step, member: ModelMember): Operation {
  const one = pick(made.applications, step.target);
  const application = named(made, step, one, one.applicant);
  const hidden = step.transport === 'REST' ? made.model.mayManage(member, one.notice) : null;
  const [base, name] = one.role ? ['projects', 'projectId'] : ['studies', 'studyId'];
  return {
    rest: ['post', `/${base}/applications/${step.verb}`, { [name]: one.notice, memberId: one.applicant }],
    graphql: `${step.verb === 'approve' ? 'approve' : 'reject'}Application(input: { id: "${one.id}" }) { application { id } }`,
    refusal: hidden ?? (application ? made.model.mayDecide(member, application, step.verb) : 'NOT_FOUND'),
    carryOut: () => application && made.model.decide(application, step.verb),
  };
}

function cancel(made: Made, step: Step, member: ModelMember): Operation {
  const one = pick(made.applications, step.target);
  const application = named(made, step, one, member.id);
  return {
    rest: ['delete', `/${one.role ? 'projects' : 'studies'}/${one.notice}/applications`],
    graphql: `cancelApplication(input: { id: "${one.id}" }) { applicationId }`,
    refusal: made.model.mayCancel(member, application),
    carryOut: () => application && made.model.cancel(application),
  };
}
