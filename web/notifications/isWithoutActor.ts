import type { NotificationKind } from '../graphql/generated/documents';
import { DECISIONS } from './getNotificationHref';

/**
 * The kinds that the server sends without an actor: at a certain time, or to everybody in a team.
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
 * Whether notifications of this kind never have an actor. They show the service as their sender,
 * and moderators stay anonymous.
 */
export function isWithoutActor(kind: NotificationKind): boolean {
  return WITHOUT_ACTOR.has(kind) || DECISIONS.has(kind);
}
