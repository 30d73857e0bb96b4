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
  'TEAM_DONE',
  'TEAM_DISBANDED',
  'TEAM_HANDED_OVER',
  'APPLICATION_WAITLISTED',
  'APPLICATION_EXPIRED',
  'DECISION_DUE',
];

/** Teams begin as ACTIVE (docs/rules.md: Teams). No release had the state before it. */
export class Migration20261125111000_active_teams extends Migration {
  override up(): void {
    this.addSql(lockInAttempts({ mode: 'access exclusive', tables: ['notice', 'notification'] }));
    this.addSql(`delete from notification where kind = 'TEAM_STARTED'`);
    this.addSql(replaceCheck('notification', 'kind', NOTIFICATION_KINDS));
    this.addSql(`update notice set team_state = 'ACTIVE' where team_state = 'FORMING'`);
    this.addSql(`
      alter table notice
        alter team_state set default 'ACTIVE',
        drop constraint notice_team_over,
        add constraint notice_team_over check (not recruiting or team_state = 'ACTIVE') not valid`);
    this.addSql(replaceCheck('notice', 'team_state', ['ACTIVE', 'DONE', 'DISBANDED']));
  }
}
