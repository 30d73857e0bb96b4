import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from './lock-tables';
import { replaceCheck } from './replace-check';

const NOTIFICATION_KINDS = [
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
  'TEAM_LEFT',
  'TEAM_REMOVED',
  'TEAM_ASKED',
  'TEAM_ANSWERED',
  'TEAM_JOINED',
  'TEAM_STARTED',
  'TEAM_DONE',
  'TEAM_DISBANDED',
  'TEAM_HANDED_OVER',
  'TEAM_CO_LEADER',
  'APPLICATION_WAITLISTED',
  'APPLICATION_EXPIRED',
  'DECISION_DUE',
];

const APPLICATION_STATUSES = ['PENDING', 'APPROVED', 'REJECTED', 'LEFT', 'REMOVED', 'WAITLISTED', 'EXPIRED'];

const ROLES = ['FRONTEND', 'BACKEND', 'DESIGNER'];

/** The values of columns that many statements write, in the form that PostgreSQL reads fastest (replace-check.ts). */
export class Migration20261125070000_short_checks extends Migration {
  override up(): void {
    this.addSql(lockInAttempts({ mode: 'access exclusive', tables: ['application', 'notification'] }));
    this.addSql(replaceCheck('application', 'status', APPLICATION_STATUSES));
    this.addSql(replaceCheck('application', 'role', ROLES));
    this.addSql(replaceCheck('notification', 'kind', NOTIFICATION_KINDS));
  }
}
