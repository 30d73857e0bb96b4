import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from '../lock-tables';

/**
 * Adds missing partitions, from the oldest month with shown notifications to the next month, and
 * drops older ones. Only one process works at a time, and a complete set of partitions is not
 * locked.
 *
 * A repeated notification stays in the month of its first event. Before the month is dropped, it
 * moves to the month of its latest event, unless two unread ones of the same event would be there.
 */
const MAINTAIN_MONTHS = `
  create function maintain_notification_months() returns void language plpgsql as $function$
  declare
    shown_from constant timestamptz := now() - interval '90 days';
    oldest constant date := notification_month(shown_from);
    coming constant date := (notification_month(now()) + interval '1 month')::date;
    missing date[];
    expired regclass[];
    each_month date;
    each_table regclass;
  begin
    if not pg_try_advisory_xact_lock(4137003) then return; end if;
    missing := array(
      select month::date from generate_series(oldest, coming, interval '1 month') month
      where to_regclass('notification_months.' || to_char(month, '"m"YYYY_MM')) is null
    );
    expired := array(
      select oid::regclass from pg_class
      where relnamespace = 'notification_months'::regnamespace and relkind = 'r'
        and relname ~ '^m\\d' and relname < to_char(oldest, '"m"YYYY_MM')
    );
    if missing = '{}' and expired = '{}' then return; end if;
    execute $lock$${lockInAttempts(
      { mode: 'share row exclusive', tables: ['notice', 'member'] },
      { mode: 'access exclusive', tables: ['notification'] },
    )}$lock$;
    foreach each_month in array missing loop
      execute format('create table notification_months.%I (like notification including defaults including constraints)',
        to_char(each_month, '"m"YYYY_MM'));
      each_table := to_regclass('notification_months.' || to_char(each_month, '"m"YYYY_MM'));
      execute format(
        'with moved as (delete from notification_months.other where month = %L returning *)
         insert into %s select * from moved', each_month, each_table);
      execute format('alter table notification attach partition %s for values from (%L) to (%L)',
        each_table, each_month, (each_month + interval '1 month')::date);
    end loop;
    if expired <> '{}' then
      update notification t set month = notification_month(t.created_at)
      where t.month < oldest and t.created_at > shown_from and t.position is not null
        and (t.read_at is not null or not exists (
          select from notification u
          where (u.recipient_id, u.kind, u.notice_id, u.actor_id) = (t.recipient_id, t.kind, t.notice_id, t.actor_id)
            and u.month = notification_month(t.created_at) and u.read_at is null and u.times is not null
        ));
    end if;
    foreach each_table in array expired loop
      execute format('drop table %s', each_table);
    end loop;
  end $function$`;

/** Notifications, their settings, and queued mails. */
export class Migration20261126170900_notifications_and_mails extends Migration {
  override up(): void {
    this.notifications();
    this.months();
    this.settings();
    this.mails();
  }

  /**
   * A repetition of an unread notification raises its counter (rules/notifications.md).
   * Notifications of rulings may have no notice. Each month has its own partition, so that expired
   * months are dropped (decision 78).
   */
  private notifications(): void {
    this.addSql(`
      create function notification_month(at timestamptz) returns date language sql immutable parallel safe as $$
        select date_trunc('month', at at time zone 'UTC')::date
      $$`);
    this.addSql(`
      create table notification (
        id bigserial,
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
        position bigint,
        mail_due boolean not null default true,
        mail_since timestamptz,
        month date not null default notification_month(now()),
        primary key (id, month),
        constraint notification_notice check (
          case
            when kind in ('CONTENT_HIDDEN', 'CONTENT_RESTORED', 'MEMBER_SUSPENDED') then true
            else (kind = 'NOTICE_DELETED') = (notice_id is null)
          end
        )
      ) partition by range (month)`);
    for (const index of [
      'index notification_recipient on notification (recipient_id, id)',
      'index notification_position on notification (recipient_id, coalesce(position, id))',
      'index notification_unread on notification (recipient_id, id) where read_at is null',
      `unique index notification_repeated_unique on notification (recipient_id, kind, notice_id, actor_id, month)
       where read_at is null and times is not null`,
      'index notification_mail_due on notification (recipient_id, kind) where mail_due',
      'index notification_notice_id on notification (notice_id)',
      'index notification_actor on notification (actor_id)',
      'index notification_repeated on notification (created_at) where position is not null',
    ])
      this.addSql(`create ${index}`);
  }

  /**
   * Partitions, and the function that adds and drops them. The default partition stores rows of
   * other months: of a restored backup, and if the job did not run for a month.
   */
  private months(): void {
    this.addSql('create schema notification_months');
    this.addSql('create table notification_months.other partition of notification default');
    this.addSql('create index on notification_months.other (created_at)');
    this.addSql(MAINTAIN_MONTHS);
    this.addSql('select maintain_notification_months()');
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
        id bigserial primary key,
        key text not null constraint mail_key_unique unique check (char_length(key) between 1 and 200),
        created_at timestamptz not null default now(),
        sent_at timestamptz
      )`);
    this.addSql('create index mail_created_at on mail (created_at)');
  }
}
