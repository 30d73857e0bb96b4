import { Migration } from '@mikro-orm/migrations';

/** Notifications, their settings, and queued mails. */
export class Migration20261126170900_notifications_and_mails extends Migration {
  override up(): void {
    this.notifications();
    this.settings();
    this.mails();
  }

  /**
   * A repetition of an unread notification raises its counter (docs/rules.md: Notifications).
   * Notifications of rulings may have no notice.
   */
  private notifications(): void {
    this.addSql(`
      create table notification (
        id serial primary key,
        recipient_id integer not null references member on delete cascade,
        kind text not null check (
          kind = any ('{
            APPLICATION_RECEIVED, APPLICATION_CANCELLED, APPLICATION_APPROVED, APPLICATION_REJECTED,
            NOTICE_CLOSED, NOTICE_DELETED, COMMENT_ADDED,
            CONTENT_HIDDEN, CONTENT_RESTORED, MEMBER_SUSPENDED, COMMENT_REPLIED,
            NOTICE_EXPIRED, NOTICE_REOPENED, DEADLINE_NEAR, STILL_RECRUITING,
            TEAM_POSTED, TEAM_LEFT, TEAM_REMOVED, TEAM_ASKED, TEAM_ANSWERED, TEAM_JOINED,
            TEAM_DONE, TEAM_DISBANDED, TEAM_HANDED_OVER,
            APPLICATION_WAITLISTED, APPLICATION_EXPIRED, DECISION_DUE
          }')
        ),
        notice_id integer references notice on delete cascade,
        notice_title text not null,
        actor_id integer references member on delete set null,
        deadline date,
        pending_count integer check (pending_count >= 0),
        read_at timestamptz,
        created_at timestamptz not null default now(),
        times integer constraint notification_times check (times > 0),
        position integer,
        mail_due boolean not null default true,
        mail_since timestamptz,
        constraint notification_notice check (
          case
            when kind in ('CONTENT_HIDDEN', 'CONTENT_RESTORED', 'MEMBER_SUSPENDED') then true
            else (kind = 'NOTICE_DELETED') = (notice_id is null)
          end
        )
      )`);
    for (const index of [
      'index notification_recipient on notification (recipient_id, id)',
      'index notification_position on notification (recipient_id, coalesce(position, id))',
      'index notification_unread on notification (recipient_id, id) where read_at is null',
      `unique index notification_repeated_unique on notification (recipient_id, kind, notice_id, actor_id)
       where read_at is null and times is not null`,
      'index notification_mail_due on notification (recipient_id, kind) where mail_due',
      'index notification_notice_id on notification (notice_id)',
      'index notification_actor on notification (actor_id)',
      'index notification_created on notification (created_at)',
    ])
      this.addSql(`create ${index}`);
  }

  /** Settings of members for the mails of each topic. */
  private settings(): void {
    this.addSql(`
      create table notification_setting (
        id serial primary key,
        member_id integer not null references member on delete cascade,
        topic text not null check (
          topic in ('APPLICATIONS', 'NOTICES', 'COMMENTS', 'TEAMS', 'MODERATION')
        ),
        mail boolean not null,
        constraint notification_setting_unique unique (member_id, topic)
      )`);
  }

  /** Queued and sent mails, so that each is sent once (decision 31). */
  private mails(): void {
    this.addSql(`
      create table mail (
        id serial primary key,
        key text not null constraint mail_key_unique unique check (char_length(key) between 1 and 200),
        created_at timestamptz not null default now(),
        sent_at timestamptz
      )`);
    this.addSql('create index mail_created_at on mail (created_at)');
  }
}
