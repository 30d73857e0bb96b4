import { DAY_MS } from '../../../shared/seoul';
import { ApplicationStatus } from '../../domain/applications/application.entity';
import { Role } from '../../domain/profiles/role.entity';
import { type DemoApplication, APPLICATIONS } from './applications';
import { COMMENTS } from './comments';
import { FAVOURITES } from './favourites';
import { type DemoLoginId, LOGIN_IDS } from './members';
import { NOTICE_NAMES, NOTICES, type NoticeName } from './notices';
import { type Random, createRandom } from './random';
import { seoulDate } from '../../platform/text/seoul-time';

const MINUTE_MS = 60_000;
const DECIDE_WITHIN_DAYS = 5;

const OLDEST_NOTICE_MS = 42 * DAY_MS;
const NEWEST_NOTICE_MS = 12 * MINUTE_MS;

/**
 * Maximum milliseconds from a notice to its comments, favourites and applications, and from an
 * application to its decision. Closing is exactly `closing` after the notice and comes last.
 */
const WITHIN_MS = {
  comments: 5 * DAY_MS,
  favourites: 6 * DAY_MS,
  applications: 7 * DAY_MS,
  decision: 2 * DAY_MS,
  closing: 10 * DAY_MS,
};

/** A posted notice, with its times. */
export interface Posted {
  name: NoticeName;
  at: Date;
  closedAt: Date | null;
  /** Last day, `YYYY-MM-DD`. */
  deadline: string | null;
}

/** An application. */
export interface Applied {
  notice: NoticeName;
  by: DemoLoginId;
  role: Role | null;
  status: ApplicationStatus;
  text: string;
  answers: readonly string[];
  at: Date;
  decidedAt: Date | null;
  /** Last day for a decision, `YYYY-MM-DD`. */
  decideBy: string;
  message: string | null;
}

/** A comment. */
export interface Commented {
  notice: NoticeName;
  by: DemoLoginId;
  text: string;
  at: Date;
}

/** A favourite. */
export interface Favoured {
  notice: NoticeName;
  by: DemoLoginId;
  at: Date;
}

/** All events of the demo, each list oldest first. */
export interface Timeline {
  notices: Posted[];
  applications: Applied[];
  comments: Commented[];
  favourites: Favoured[];
}

/**
 * Gives every event of the demo a time. The newest notice is minutes old, because a demo with old
 * dates looks deserted.
 */
export function createTimeline(now: Date): Timeline {
  const random = createRandom(20_261_121);
  const notices = postNotices(now, random);
  return {
    notices,
    applications: oldestFirst(notices.flatMap((notice) => applyTo(notice, now, random))),
    comments: oldestFirst(notices.flatMap((notice) => commentOn(notice, now, random))),
    favourites: oldestFirst(notices.flatMap((notice) => favour(notice, now, random))),
  };
}

/** Returns the time at which a member of the demo joined, before the first notice. */
export function joinedAt(loginId: DemoLoginId, now: Date): Date {
  return new Date(now.getTime() - OLDEST_NOTICE_MS - (LOGIN_IDS.length - LOGIN_IDS.indexOf(loginId)) * (DAY_MS / 2));
}

function postNotices(now: Date, random: Random): Posted[] {
  const oldest = NOTICE_NAMES.length - 1;
  return NOTICE_NAMES.map((name, index) => {
    // Newer notices are closer together, as in a growing service. A jitter of less than one step
    // keeps their order.
    const age = (oldest - index + random() * 0.8) / (oldest + 1);
    const at = new Date(now.getTime() - NEWEST_NOTICE_MS - age ** 1.6 * OLDEST_NOTICE_MS);
    const { closed, daysLeft } = NOTICES[name];
    return {
      name,
      at,
      closedAt: closed ? new Date(at.getTime() + WITHIN_MS.closing) : null,
      deadline: daysLeft === undefined ? null : seoulDate(new Date(now.getTime() + daysLeft * DAY_MS)),
    };
  });
}

function applyTo(notice: Posted, now: Date, random: Random): Applied[] {
  const applications = APPLICATIONS[notice.name] ?? [];
  const times = spread(applications.length, notice.at, until(notice.at, WITHIN_MS.applications, now), random);
  return pairs(applications, times).map(([application, at]) => ({
    ...asApplied(application),
    notice: notice.name,
    at,
    decidedAt: decisionTime(application.status, at, now, random),
    decideBy: decideBy(at, now),
  }));
}

function asApplied({ by, role, status, text, answers = [], message }: DemoApplication) {
  return {
    by,
    role: role ? Role[role] : null,
    status: ApplicationStatus[status],
    text,
    answers,
    message: message ?? null,
  };
}

function decisionTime(status: DemoApplication['status'], at: Date, now: Date, random: Random): Date | null {
  return status === 'PENDING' ? null : decide(at, now, random);
}

/**
 * Returns the last day for a decision. It counts from at most three days ago. Otherwise old
 * applications would soon expire, and none would be left to decide.
 */
function decideBy(at: Date, now: Date): string {
  const counted = Math.max(at.getTime(), now.getTime() - 3 * DAY_MS);
  return seoulDate(new Date(counted + DECIDE_WITHIN_DAYS * DAY_MS));
}

function decide(appliedAt: Date, now: Date, random: Random): Date {
  const [decidedAt = now] = spread(1, appliedAt, until(appliedAt, WITHIN_MS.decision, now), random);
  return decidedAt;
}

function commentOn(notice: Posted, now: Date, random: Random): Commented[] {
  const comments = COMMENTS[notice.name] ?? [];
  const times = spread(comments.length, notice.at, until(notice.at, WITHIN_MS.comments, now), random);
  return pairs(comments, times).map(([[by, text], at]) => ({ notice: notice.name, by, text, at }));
}

function favour(notice: Posted, now: Date, random: Random): Favoured[] {
  const fans = LOGIN_IDS.filter((loginId) => FAVOURITES[loginId]?.includes(notice.name));
  const times = spread(fans.length, notice.at, until(notice.at, WITHIN_MS.favourites, now), random);
  return pairs(fans, times).map(([by, at]) => ({ notice: notice.name, by, at }));
}

function until(start: Date, duration: number, now: Date): Date {
  return new Date(Math.min(start.getTime() + duration, now.getTime()));
}

/**
 * Returns `count` times between two times in order, a random one in each of `count` equal
 * intervals.
 */
function spread(count: number, from: Date, to: Date, random: Random): Date[] {
  const interval = (to.getTime() - from.getTime()) / count;
  return Array.from({ length: count }, (_, index) => {
    return new Date(from.getTime() + interval * (index + 0.1 + 0.8 * random()));
  });
}

function pairs<A, B>(left: readonly A[], right: readonly B[]): [A, B][] {
  return left.flatMap((item, index) => right.slice(index, index + 1).map((other): [A, B] => [item, other]));
}

function oldestFirst<Event extends { at: Date }>(events: Event[]): Event[] {
  return events.sort((a, b) => a.at.getTime() - b.at.getTime());
}
