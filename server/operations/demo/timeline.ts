import { ApplicationStatus } from '../../domain/applications/application.entity';
import { Role } from '../../domain/notices/project.entity';
import { type DemoApplication, APPLICATIONS } from './applications';
import { COMMENTS } from './comments';
import { FAVOURITES } from './favourites';
import { type DemoLoginId, LOGIN_IDS } from './members';
import { NOTICE_NAMES, NOTICES, type NoticeName } from './notices';
import { type Random, createRandom } from './random';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const OLDEST_NOTICE = 42 * DAY;
const NEWEST_NOTICE = 12 * MINUTE;

/**
 * How long after a notice things go on happening to it, and an application waits for its decision. Closing comes after
 * all that it must come after: the last application with its decision, and the marks of those who are told of it.
 */
const WITHIN = { comments: 5 * DAY, favourites: 6 * DAY, applications: 7 * DAY, decision: 2 * DAY, closing: 10 * DAY };

/** A notice's posting. */
export interface Posted {
  name: NoticeName;
  at: Date;
  closedAt: Date | null;
}

/** An application. */
export interface Applied {
  notice: NoticeName;
  by: DemoLoginId;
  role: Role | null;
  status: ApplicationStatus;
  text: string;
  at: Date;
  decidedAt: Date | null;
}

/** A comment. */
export interface Commented {
  notice: NoticeName;
  by: DemoLoginId;
  text: string;
  at: Date;
}

/** A member's mark on a notice. */
export interface Favoured {
  notice: NoticeName;
  by: DemoLoginId;
  at: Date;
}

/** What has happened at the demo's school, each list oldest first. */
export interface Story {
  notices: Posted[];
  applications: Applied[];
  comments: Commented[];
  favourites: Favoured[];
}

/** Tells the demo's story so that it ends now: a demo with last year's dates looks deserted. */
export function tellStory(now: Date): Story {
  const random = createRandom(20_261_121);
  const notices = postNotices(now, random);
  return {
    notices,
    applications: oldestFirst(notices.flatMap((notice) => applyTo(notice, now, random))),
    comments: oldestFirst(notices.flatMap((notice) => commentOn(notice, now, random))),
    favourites: oldestFirst(notices.flatMap((notice) => favour(notice, now, random))),
  };
}

/** When the demo's members joined: before the first notice. */
export function joinedAt(loginId: DemoLoginId, now: Date): Date {
  return new Date(now.getTime() - OLDEST_NOTICE - (LOGIN_IDS.length - LOGIN_IDS.indexOf(loginId)) * (DAY / 2));
}

function postNotices(now: Date, random: Random): Posted[] {
  const oldest = NOTICE_NAMES.length - 1;
  return NOTICE_NAMES.map((name, index) => {
    // Newer notices lie closer together, as at a service that is catching on; less than one step of jitter keeps order.
    const place = (oldest - index + random() * 0.8) / (oldest + 1);
    const at = new Date(now.getTime() - NEWEST_NOTICE - place ** 1.6 * OLDEST_NOTICE);
    return { name, at, closedAt: NOTICES[name].closed ? new Date(at.getTime() + WITHIN.closing) : null };
  });
}

function applyTo(notice: Posted, now: Date, random: Random): Applied[] {
  const told = APPLICATIONS[notice.name] ?? [];
  const times = spread(told.length, notice.at, until(notice.at, WITHIN.applications, now), random);
  return pairs(told, times).map(([application, at]) => ({
    ...asApplied(application),
    notice: notice.name,
    at,
    decidedAt: application.status === 'PENDING' ? null : decide(at, now, random),
  }));
}

function asApplied({ by, role, status, text }: DemoApplication): Pick<Applied, 'by' | 'role' | 'status' | 'text'> {
  return { by, role: role ? Role[role] : null, status: ApplicationStatus[status], text };
}

function decide(appliedAt: Date, now: Date, random: Random): Date {
  const [decidedAt = now] = spread(1, appliedAt, until(appliedAt, WITHIN.decision, now), random);
  return decidedAt;
}

function commentOn(notice: Posted, now: Date, random: Random): Commented[] {
  const told = COMMENTS[notice.name] ?? [];
  const times = spread(told.length, notice.at, until(notice.at, WITHIN.comments, now), random);
  return pairs(told, times).map(([[by, text], at]) => ({ notice: notice.name, by, text, at }));
}

function favour(notice: Posted, now: Date, random: Random): Favoured[] {
  const fans = LOGIN_IDS.filter((loginId) => FAVOURITES[loginId]?.includes(notice.name));
  const times = spread(fans.length, notice.at, until(notice.at, WITHIN.favourites, now), random);
  return pairs(fans, times).map(([by, at]) => ({ notice: notice.name, by, at }));
}

function until(start: Date, duration: number, now: Date): Date {
  return new Date(Math.min(start.getTime() + duration, now.getTime()));
}

/** So many times between two, in order: one somewhere in each of as many equal stretches. */
function spread(count: number, from: Date, to: Date, random: Random): Date[] {
  const stretch = (to.getTime() - from.getTime()) / count;
  return Array.from({ length: count }, (_, index) => {
    return new Date(from.getTime() + stretch * (index + 0.1 + 0.8 * random()));
  });
}

function pairs<A, B>(left: readonly A[], right: readonly B[]): [A, B][] {
  return left.flatMap((item, index) => right.slice(index, index + 1).map((other): [A, B] => [item, other]));
}

function oldestFirst<Event extends { at: Date }>(events: Event[]): Event[] {
  return events.sort((a, b) => a.at.getTime() - b.at.getTime());
}
