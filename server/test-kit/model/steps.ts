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

/** Relative frequency of each action. */
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

/**
 * The action of a step. `tick` sets the clock to a later midnight. `work` performs the due jobs.
 */
export type Action = keyof typeof WEIGHTS;

const ACTIONS = Object.entries(WEIGHTS).flatMap(([action, weight]) =>
  Array.from({ length: weight }, () => action as Action),
);

/** A random step: a member, an action and a target. The target may be deleted. */
export const steps = fc.record({
  action: fc.constantFrom(...ACTIONS),
  transport: fc.constantFrom<'REST' | 'GraphQL'>('REST', 'GraphQL'),
  /** Index of the instance that gets the request. */
  instance: fc.constantFrom<0 | 1>(0, 1),
  member: fc.nat(99),
  /** True if an entitled member acts: the owner decides, the applicant cancels. */
  entitled: fc.constantFrom(true, true, false),
  target: fc.nat(99),
  role: fc.constantFrom<ModelRole>('FRONTEND', 'BACKEND'),
  verb: fc.constantFrom<ModelVerb>('approve', 'approve', 'approve', 'reject', 'waitlist'),
  kind: fc.constantFrom<Kind>('PROJECT', 'STUDY'),
  content: fc.tuple(fc.constantFrom(1, 1, 2, 3, 3, 3), fc.nat(2), fc.nat(2)).map(toContent),
  /**
   * Days until the last day of recruiting. Null removes the deadline, undefined does not change it.
   */
  deadline: fc.constantFrom(undefined, undefined, null, 0, 0, 1, 3),
  days: fc.constantFrom(1, 1, 1, 1, 1, 2, 9, 30),
  state: fc.constantFrom<ModelTeamState>('ACTIVE', 'DONE', 'DONE', 'DISBANDED'),
});
export type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;

function toContent([recruitNumber, front, back]: [number, number, number]): ModelContent {
  const FRONTEND = Math.min(front, recruitNumber);
  return { recruitNumber, FRONTEND, BACKEND: Math.min(back, recruitNumber - FRONTEND) };
}

/** All created objects of a run. Steps can also target deleted ones. */
export class CreatedObjects {
  readonly notices: { id: number; kind: Kind }[] = [];
  /** Applications. A member who joined by an invitation is an entry with the id 0. */
  readonly applications: ModelApplication[] = [];
  readonly invitations: ModelInvitation[] = [];
  readonly comments: number[] = [];

  constructor(readonly model: Model) {}
}

/**
 * Returns one of the last three items, so that many steps share a target. Returns undefined for an
 * empty list.
 */
export function pick<T>(from: readonly T[], number: number): T | undefined {
  const latest = from.slice(-3);
  return latest[number % latest.length];
}

/** Actions that only the owner may take, with the list of their targets. */
const BY_OWNER: Partial<Record<Action, 'notices' | 'applications' | 'invitations'>> = {
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

/** Returns the member who takes the step. */
export function memberOf(objects: CreatedObjects, step: Step): ModelMember {
  const { members } = objects.model;
  const anybody = members[step.member % members.length] as ModelMember;
  const wanted = step.entitled ? entitledTo(objects, step) : undefined;
  return members.find(({ id }) => id === wanted) ?? anybody;
}

function entitledTo(objects: CreatedObjects, { action, target }: Step): number | undefined {
  if (action === 'cancel' || action === 'leave') return pick(objects.applications, target)?.applicant;
  const of = BY_OWNER[action];
  if (!of) return undefined;
  const noticeId =
    of === 'notices' ? pick(objects.notices, target)?.id : pick<{ notice: number }>(objects[of], target)?.notice;
  return objects.model.notices.find(({ id }) => id === noticeId)?.owner;
}
