import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from './lock-tables';

/** The columns that search looks in, and those that decide whether it looks at all. */
const SEARCHED = [
  'title',
  'content',
  'field',
  'tech_stack',
  'recruiting',
  'hidden',
  'frontend_number',
  'backend_number',
  'designer_number',
];

/** What a report is about: exactly one of these columns has an id. */
const TARGETS = ['notice_id', 'comment_id', 'member_id'] as const;

/** The kinds of notifications about what moderators decided. */
const DECISIONS = `'CONTENT_HIDDEN', 'CONTENT_RESTORED', 'MEMBER_SUSPENDED'`;

const REASONS = `'SPAM', 'ABUSE', 'FRAUD', 'PERSONAL_INFO', 'OTHER'`;

/** Blocks, reports and what moderators do (rules.md: Blocking, Reports and moderation). */
export class Migration20261124090000_moderation extends Migration {
  override up(): void {
    this.lockTables();
    this.columns();
    this.countShownNotices();
    this.searchShownNotices();
    this.countShownComments();
    this.blocks();
    this.cases();
    this.reports();
    this.log();
    this.notifications();
  }

  /** What follows changes the catalogue alone, so it takes no longer on large tables. */
  private lockTables(): void {
    const tables = ['notice', 'comment', 'member', 'notification'];
    this.addSql(lockInAttempts({ mode: 'share row exclusive', tables }, { mode: 'access exclusive', tables }));
  }

  private columns(): void {
    this.addSql('alter table notice add hidden boolean not null default false');
    this.addSql('alter table comment add hidden boolean not null default false');
    this.addSql(`
      alter table member
        add hidden boolean not null default false,
        add moderator boolean not null default false,
        add suspended_until timestamptz`);
    // Nearly empty: only what is hidden now.
    this.addSql('create index notice_hidden on notice (id) where hidden');
  }

  /** The counters of blocks leave hidden notices out, as the lists do. Writers lock their rows in the same order as before. */
  private countShownNotices(): void {
    this.addSql(`
      create or replace function count_notices() returns trigger language plpgsql as $$
      declare
        sign constant integer := case tg_op when 'INSERT' then 1 else -1 end;
      begin
        ${countInto('notice_block', 'block', 10)};
        ${countInto('notice_superblock', 'superblock', 15)};
        return null;
      end $$`);
    this.addSql('drop trigger notice_closed on notice');
    this.addSql('drop function count_closed_notice()');
    this.addSql(`
      create function count_notice_state() returns trigger language plpgsql as $$
      declare
        shown constant integer := old.hidden::integer - new.hidden::integer;
        recruits constant integer := (new.recruiting and not new.hidden)::integer - (old.recruiting and not old.hidden)::integer;
      begin
        ${countStateInto('notice_block', 'block', 10)};
        ${countStateInto('notice_superblock', 'superblock', 15)};
        return null;
      end $$`);
    this.addSql(`
      create trigger notice_state after update of recruiting, hidden on notice for each row
      when ((old.recruiting, old.hidden) is distinct from (new.recruiting, new.hidden)) execute function count_notice_state()`);
  }

  /** Nothing is found in an empty document. */
  private searchShownNotices(): void {
    this.addSql(`
      create or replace function write_search_document() returns trigger language plpgsql as $$
      begin
        new.search := case when new.hidden then ''::tsvector else search_document_of(new) end;
        return new;
      end $$`);
    this.addSql('drop trigger notice_search_updated on notice');
    const row = (name: string): string => `(${SEARCHED.map((column) => `${name}.${column}`).join(', ')})`;
    this.addSql(`
      create trigger notice_search_updated before update of ${SEARCHED.join(', ')} on notice for each row
      when (${row('old')} is distinct from ${row('new')}) execute function write_search_document()`);
  }

  /** A notice's count of comments leaves hidden ones out: this undoes what the triggers of all comments count. */
  private countShownComments(): void {
    this.addSql(`
      create function count_hidden_comment() returns trigger language plpgsql as $$
      declare
        change constant integer := case tg_op when 'INSERT' then -1 when 'DELETE' then 1
          else old.hidden::integer - new.hidden::integer end;
      begin
        -- A notice that is being deleted, with its comments, gets no counts.
        insert into notice_count as count (notice_id, slot, comments, favourites, applications)
        select id, 0, change, 0, 0 from notice where id = coalesce(new.notice_id, old.notice_id)
        on conflict (notice_id, slot) do update set comments = count.comments + excluded.comments;
        return null;
      end $$`);
    for (const [name, event, condition] of [
      ['comment_hidden_inserted', 'insert', 'new.hidden'],
      ['comment_hidden_deleted', 'delete', 'old.hidden'],
      ['comment_hidden_changed', 'update of hidden', 'old.hidden is distinct from new.hidden'],
    ]) {
      this.addSql(`
        create trigger ${name} after ${event} on comment for each row
        when (${condition}) execute function count_hidden_comment()`);
    }
  }

  private blocks(): void {
    this.addSql(`
      create table member_block (
        blocker_id integer not null references member on delete cascade,
        blocked_id integer not null references member on delete cascade,
        created_at timestamptz not null default now(),
        primary key (blocker_id, blocked_id),
        constraint member_block_other check (blocker_id <> blocked_id)
      )`);
    this.addSql('create index member_block_blocked on member_block (blocked_id, blocker_id)');
  }

  private cases(): void {
    this.addSql(`
      create table moderation_case (
        id serial primary key,
        school_key text not null,
        ${targetColumns()},
        author_id integer references member on delete set null,
        open boolean not null default true,
        reviewed boolean not null default false,
        reports integer not null default 0 check (reports >= 0),
        verified_reports integer not null default 0 check (verified_reports between 0 and reports),
        appeal text check (char_length(appeal) between 1 and 1000),
        appealed_at timestamptz,
        changed_at timestamptz not null default now(),
        constraint moderation_case_target check (num_nonnulls(${TARGETS.join(', ')}) = 1),
        constraint moderation_case_appeal check (num_nulls(appeal, appealed_at) in (0, 2))
      )`);
    this.addSql('create index moderation_case_queue on moderation_case (school_key, open, id)');
    this.addSql('create index moderation_case_author on moderation_case (author_id)');
  }

  /** A member reports a target once. What they reported remains without their name when they withdraw. */
  private reports(): void {
    this.addSql(`
      create table report (
        id serial primary key,
        case_id integer not null references moderation_case on delete cascade,
        reporter_id integer references member on delete set null,
        reason text not null check (reason in (${REASONS})),
        text text not null check (char_length(text) <= 500),
        verified boolean not null,
        created_at timestamptz not null default now(),
        constraint report_once_unique unique (case_id, reporter_id)
      )`);
    this.addSql('create index report_reporter on report (reporter_id)');
  }

  /**
   * What was decided. Nothing in it refers to other rows, because it remains when they are deleted: the database refuses to change
   * or delete an entry.
   */
  private log(): void {
    this.addSql(`
      create table moderation_entry (
        id serial primary key,
        school_key text not null,
        case_id integer not null,
        target text not null check (target in ('NOTICE', 'COMMENT', 'MEMBER')),
        target_id integer not null,
        author_id integer,
        moderator_id integer,
        action text not null check (action in ('HIDE', 'RESTORE', 'SUSPEND')),
        reason text check (char_length(reason) between 1 and 500),
        days integer check (days in (1, 7, 30)),
        created_at timestamptz not null default now(),
        constraint moderation_entry_days check ((action = 'SUSPEND') = (days is not null)),
        constraint moderation_entry_by_reports check (num_nulls(moderator_id, reason) in (0, 2)
          and (moderator_id is not null or action = 'HIDE'))
      )`);
    this.addSql('create index moderation_entry_case on moderation_entry (case_id, id)');
    this.addSql(`
      create function refuse_log_change() returns trigger language plpgsql as $$
      begin
        raise exception 'the log of moderation is append-only' using errcode = 'check_violation';
      end $$`);
    this.addSql(`
      create trigger moderation_entry_kept before update or delete or truncate on moderation_entry
      for each statement execute function refuse_log_change()`);
  }

  /** Notifications about decisions. Those about the member have no notice and no title. */
  private notifications(): void {
    this.addSql(
      'alter table notification drop constraint notification_kind_check, drop constraint notification_notice',
    );
    // Rows that are there fulfil them, so they need not be read.
    this.addSql(`
      alter table notification
        add constraint notification_kind_check check (kind in (
          'APPLICATION_RECEIVED', 'APPLICATION_CANCELLED', 'APPLICATION_APPROVED', 'APPLICATION_REJECTED', 'NOTICE_CLOSED',
          'NOTICE_DELETED', 'COMMENT_ADDED', ${DECISIONS})) not valid,
        add constraint notification_notice check (
          case when kind in (${DECISIONS}) then true else (kind = 'NOTICE_DELETED') = (notice_id is null) end) not valid`);
  }
}

/** Adds what was inserted or deleted to the counters of blocks or superblocks, in one order of rows. */
function countInto(table: string, column: string, bits: number): string {
  return `insert into ${table} as counter (school_key, kind, ${column}, total, recruiting)
        select scope.school_key, changed.kind, changed.id >> ${bits}, sign * count(*),
          sign * count(*) filter (where changed.recruiting)
        from changed, lateral (values (changed.school_key), ('')) scope (school_key)
        where not changed.hidden
        group by 1, 2, 3
        order by 1, 2, 3
        on conflict (school_key, kind, ${column}) do update
        set total = counter.total + excluded.total, recruiting = counter.recruiting + excluded.recruiting`;
}

/** Adds a change of one notice to them. */
function countStateInto(table: string, column: string, bits: number): string {
  return `insert into ${table} as counter (school_key, kind, ${column}, total, recruiting)
        select scope.school_key, new.kind, new.id >> ${bits}, shown, recruits
        from (values (new.school_key), ('')) scope (school_key)
        order by 1
        on conflict (school_key, kind, ${column}) do update
        set total = counter.total + excluded.total, recruiting = counter.recruiting + excluded.recruiting`;
}

function targetColumns(): string {
  return TARGETS.map((column) => {
    const table = column.replace('_id', '');
    return `${column} integer constraint moderation_case_${column}_unique unique references ${table} on delete cascade`;
  }).join(',\n        ');
}
