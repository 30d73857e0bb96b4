import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from '../lock-tables';
import { replaceCheck } from '../replace-check';

/** All kinds of notifications (rules/notifications.md). */
const KINDS = [
  'APPLICATION_RECEIVED',
  'APPLICATION_CANCELLED',
  'APPLICATION_APPROVED',
  'APPLICATION_REJECTED',
  'NOTICE_CLOSED',
  'NOTICE_DELETED',
  'COMMENT_ADDED',
  'CONTENT_HIDDEN',
  'CONTENT_RESTORED',
  'MEMBER_SUSPENDED',
  'COMMENT_REPLIED',
  'NOTICE_EXPIRED',
  'NOTICE_REOPENED',
  'DEADLINE_NEAR',
  'STILL_RECRUITING',
  'TEAM_POSTED',
  'TEAM_MEETING',
  'TEAM_LEFT',
  'TEAM_REMOVED',
  'TEAM_ASKED',
  'TEAM_ANSWERED',
  'TEAM_JOINED',
  'TEAM_DONE',
  'TEAM_DISBANDED',
  'TEAM_HANDED_OVER',
  'APPLICATION_WAITLISTED',
  'APPLICATION_EXPIRED',
  'DECISION_DUE',
  'NEW_NOTICES',
  'OFFER_RECEIVED',
  'OFFER_ANSWERED',
  'SEEKING_ENDED',
];

/** Kinds about offers, looking for a team, alerts and next meetings. */
export class Migration20261128100300_notification_kinds extends Migration {
  override up(): void {
    this.addSql(lockInAttempts({ mode: 'access exclusive', tables: ['notification'] }));
    this.addSql(replaceCheck('notification', 'kind', KINDS));
  }
}
