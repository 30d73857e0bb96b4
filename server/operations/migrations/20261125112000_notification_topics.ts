import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from './lock-tables';

/** The kinds of notifications by topic, those that were mailed by default first. */
const KINDS: Readonly<Record<string, readonly [mailed: readonly string[], others: readonly string[]]>> = {
  APPLICATIONS: [
    [
      'APPLICATION_APPROVED',
      'APPLICATION_REJECTED',
      'APPLICATION_WAITLISTED',
      'APPLICATION_EXPIRED',
      'DECISION_DUE',
      'APPLICATION_RECEIVED',
    ],
    ['APPLICATION_CANCELLED'],
  ],
  NOTICES: [
    ['DEADLINE_NEAR', 'STILL_RECRUITING'],
    ['NOTICE_EXPIRED', 'NOTICE_CLOSED', 'NOTICE_REOPENED', 'NOTICE_DELETED'],
  ],
  COMMENTS: [[], ['COMMENT_ADDED', 'COMMENT_REPLIED']],
  TEAMS: [
    ['TEAM_ASKED', 'TEAM_REMOVED', 'TEAM_LEFT', 'TEAM_HANDED_OVER', 'TEAM_DISBANDED'],
    ['TEAM_JOINED', 'TEAM_DONE', 'TEAM_ANSWERED', 'TEAM_POSTED'],
  ],
  MODERATION: [['CONTENT_HIDDEN', 'CONTENT_RESTORED', 'MEMBER_SUSPENDED'], []],
};

const DEFAULTS = Object.entries(KINDS)
  .flatMap(([topic, [mailed, others]]) => [
    ...mailed.map((kind) => `('${kind}', '${topic}', true)`),
    ...others.map((kind) => `('${kind}', '${topic}', false)`),
  ])
  .join(', ');

/**
 * Replaces settings by kind and channel by one setting for each topic (docs/rules.md:
 * Notifications). A choice is kept if all kinds of the topic agree. No release had the earlier
 * settings.
 */
export class Migration20261125112000_notification_topics extends Migration {
  override up(): void {
    this.addSql(lockInAttempts({ mode: 'access exclusive', tables: ['notification_setting'] }));
    this.addSql(`alter table notification_setting add topic text`);
    this.addSql(`
      insert into notification_setting (member_id, kind, channel, enabled, topic)
      select m.member_id, k.topic, 'MAIL', bool_and(coalesce(s.enabled, k.mail)), k.topic
      from (select distinct member_id from notification_setting) m
        cross join (values ${DEFAULTS}) k (kind, topic, mail)
        left join notification_setting s
          on s.member_id = m.member_id and s.kind = k.kind and s.channel = 'MAIL'
      group by m.member_id, k.topic
      having bool_or(s.id is not null)
        and bool_and(coalesce(s.enabled, k.mail)) = bool_or(coalesce(s.enabled, k.mail))`);
    this.addSql('delete from notification_setting where topic is null');
    this.addSql('alter table notification_setting rename enabled to mail');
    this.addSql(`
      alter table notification_setting
        drop constraint notification_setting_unique,
        drop kind,
        drop channel,
        alter topic set not null,
        add constraint notification_setting_unique unique (member_id, topic),
        add constraint notification_setting_topic_check
          check (topic in ('${Object.keys(KINDS).join("', '")}'))`);
  }
}
