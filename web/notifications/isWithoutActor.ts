import type { NotificationKind } from '../graphql/generated/documents';
import { DECISIONS } from './getNotificationHref';

/**
 * The kinds that the server sends without an actor: when their time has come, or to everybody in a
 * team alike.
 */
const WITHOUT_ACTOR: ReadonlySet<NotificationKind> = new Set([
  'NOTICE_EXPIRED',
  'DEADLINE_NEAR',
  'STILL_RECRUITING',
  'APPLICATION_EXPIRED',
  'DECISION_DUE',
  'TEAM_DONE',
]);

/**
 * Whether notifications of this kind never have an actor, and therefore show the service as their
 * sender. Moderators are not named either.
 */
export function isWithoutActor(kind: NotificationKind): boolean {
  return WITHOUT_ACTOR.has(kind) || DECISIONS.has(kind);
}
