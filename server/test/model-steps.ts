import fc from 'fast-check';
import type {
  Model,
  ModelApplication,
  ModelContent,
  ModelInvitation,
  ModelMember,
  ModelRole,
  ModelTeamState,
  ModelVerb,
} from './model';

export const SCHOOLS = ['한빛대학교', '푸른대학교'] as const;

export type Kind = 'PROJECT' | 'STUDY';

/** How often each action is taken among all. */
const WEIGHTS = {
  apply: 9,
  decide: 8,
  create: 2,
  cancel: 1,
  like: 1,
  dislike: 1,
  comment: 1,
  uncomment: 1,
  edit: 2,
  close: 1,
  reopen: 2,
  delete: 1,
  move: 1,
  leave: 2,
  remove: 1,
  handOver: 1,
  advance: 1,
  invite: 6,
  revoke: 2,
  join: 9,
  tick: 1,
  work: 1,
} as const;

/** What happens in a step. In `tick` the clock moves to a later midnight, in `work` the jobs do what is due. */
export type Act = keyof typeof WEIGHTS;

const ACTS = Object.entries(WEIGHTS).flatMap(([act, weight]) => Array.from({ length: weight }, () => act as Act));

/** A random step: a member, an action and a target, which may have been deleted. */
export const steps = fc.record({
  act: fc.constantFrom(...ACTS),
  transport: fc.constantFrom<'REST' | 'GraphQL'>('REST', 'GraphQL'),
  /** Which of two instances it is sent to. */
  instance: fc.constantFrom<0 | 1>(0, 1),
  member: fc.nat(99),
  /** Whether the member who may do it does it: the owner decides, the applicant cancels. */
  entitled: fc.constantFrom(true, true, false),
  target: fc.nat(99),
  role: fc.constantFrom<ModelRole>('FRONTEND', 'BACKEND'),
  verb: fc.constantFrom<ModelVerb>('approve', 'approve', 'approve', 'deny', 'waitlist'),
  kind: fc.constantFrom<Kind>('PROJECT', 'STUDY'),
  content: fc.tuple(fc.constantFrom(1, 1, 2, 3, 3, 3), fc.nat(2), fc.nat(2)).map(toContent),
  /** The last day of recruiting, counted from the present one; null for none, undefined to leave it as it is. */
  deadline: fc.constantFrom(undefined, undefined, null, 0, 0, 1, 3),
  days: fc.constantFrom(1, 1, 1, 1, 1, 2, 9, 30),
  state: fc.constantFrom<ModelTeamState>('ACTIVE', 'DONE', 'DONE', 'DISBANDED'),
});
export type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;

function toContent([recruitNumber, front, back]: [number, number, number]): ModelContent {
  const FRONTEND = Math.min(front, recruitNumber);
  return { recruitNumber, FRONTEND, BACKEND: Math.min(back, recruitNumber - FRONTEND) };
}

/** Everything that was created in a run, so that steps can also target what has been deleted. */
export class Made {
  readonly notices: { id: number; kind: Kind }[] = [];
  /** Applications, and as one with the id 0 each who joined by a link. */
  readonly applications: ModelApplication[] = [];
  readonly invitations: ModelInvitation[] = [];
  readonly comments: number[] = [];

  constructor(readonly model: Model) {}
}

/** One of the latest three, so that many steps have the same target; undefined while there is none. */
export function pick<T>(from: readonly T[], number: number): T | undefined {
  const latest = from.slice(-3);
  return latest[number % latest.length];
}

/** What may be done by the owner of what kind of target alone. */
const BY_OWNER: Partial<Record<Act, 'notices' | 'applications' | 'invitations'>> = {
  edit: 'notices',
  close: 'notices',
  reopen: 'notices',
  delete: 'notices',
  advance: 'notices',
  invite: 'notices',
  decide: 'applications',
  remove: 'applications',
  handOver: 'applications',
  revoke: 'invitations',
};

/** The member who takes the step. */
export function memberOf(made: Made, step: Step): ModelMember {
  const { members } = made.model;
  const anybody = members[step.member % members.length] as ModelMember;
  const wanted = step.entitled ? entitledTo(made, step) : undefined;
  return members.find(({ id }) => id === wanted) ?? anybody;
}

function entitledTo(made: Made, { act, target }: Step): number | undefined {
  if (act === 'cancel' || act === 'leave') return pick(made.applications, target)?.applicant;
  const of = BY_OWNER[act];
  if (!of) return undefined;
  const noticeId =
    of === 'notices' ? pick(made.notices, target)?.id : pick<{ notice: number }>(made[of], target)?.notice;
  return made.model.notices.find(({ id }) => id === noticeId)?.owner;
}
