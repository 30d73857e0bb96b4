import { Migration } from '@mikro-orm/migrations';

/** Blocks, reports and moderation (rules/blocking.md, rules/moderation.md). */
export class Migration20261126170800_moderation extends Migration {
  override up(): void {
    this.blocks();
    this.cases();
    this.reports();
    this.log();
    this.suspensions();
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
    // `blocked_ids` of a member contains the ids of both blockers and blocked members (decision
    // 42). The trigger locks both members first. The reverse block is then either committed or
    // waits for this transaction.
    this.addSql(`
      create function follow_block() returns trigger language plpgsql as $$
      declare
        one constant integer := coalesce(new.blocker_id, old.blocker_id);
        other constant integer := coalesce(new.blocked_id, old.blocked_id);
        blocked boolean;
      begin
        perform from member where id in (one, other) order by id for no key update;
        blocked := exists (
          select from member_block where (blocker_id, blocked_id) in ((one, other), (other, one))
        );
        update member
        set blocked_ids = case
          when blocked then blocked_ids || pair.other_id
          else array_remove(blocked_ids, pair.other_id)
        end
        from (values (one, other), (other, one)) pair (member_id, other_id)
        where member.id = pair.member_id
          and (pair.other_id = any (member.blocked_ids)) is distinct from blocked;
        return null;
      end $$`);
    this.addSql(`
      create trigger member_block_followed after insert or delete on member_block
      for each row execute function follow_block()`);
  }

  /** A case is about one notice, comment or member. */
  private cases(): void {
    this.addSql(`
      create table moderation_case (
        id serial primary key,
        school_key text not null,
        notice_id integer
          constraint moderation_case_notice_id_unique unique references notice on delete cascade,
        comment_id integer
          constraint moderation_case_comment_id_unique unique references comment on delete cascade,
        member_id integer
          constraint moderation_case_member_id_unique unique references member on delete cascade,
        author_id integer references member on delete set null,
        author_pseudonym text,
        open boolean not null default true,
        reviewed boolean not null default false,
        reports integer not null default 0 check (reports >= 0),
        verified_reports integer not null default 0 check (verified_reports between 0 and reports),
        appeal text check (char_length(appeal) between 1 and 1000),
        appealed_at timestamptz,
        changed_at timestamptz not null default now(),
        constraint moderation_case_target check (num_nonnulls(notice_id, comment_id, member_id) = 1),
        constraint moderation_case_appeal check (num_nulls(appeal, appealed_at) in (0, 2))
      )`);
    this.addSql('create index moderation_case_queue on moderation_case (school_key, open, id)');
    this.addSql('create index moderation_case_author on moderation_case (author_id)');
  }

  /**
   * A person can report a target only once, even with a second account. The pseudonym identifies
   * the person (decision 62). The report stays if the reporter withdraws.
   */
  private reports(): void {
    this.addSql(`
      create table report (
        id serial primary key,
        case_id integer not null references moderation_case on delete cascade,
        reporter_id integer references member on delete set null,
        reporter_pseudonym text,
        reason text not null check (
          reason in ('SPAM', 'ABUSE', 'FRAUD', 'PERSONAL_INFO', 'OTHER')
        ),
        text text not null check (char_length(text) <= 500),
        verified boolean not null,
        created_at timestamptz not null default now(),
        constraint report_once_unique unique (case_id, reporter_id),
        constraint report_person_unique unique (case_id, reporter_pseudonym),
        constraint report_pseudonym_verified check (reporter_pseudonym is null or verified)
      )`);
    this.addSql('create index report_reporter on report (reporter_id)');
  }

  /**
   * The log of rulings is append-only. It has no foreign keys, because entries stay when their rows
   * are deleted.
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
        constraint moderation_entry_by_reports check (
          num_nulls(moderator_id, reason) in (0, 2)
          and (moderator_id is not null or action = 'HIDE')
        )
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

  /** Suspensions of withdrawn members (decision 62). */
  private suspensions(): void {
    this.addSql(`
      create table kept_suspension (
        pseudonym text primary key,
        ends_at timestamptz not null,
        entry_id integer not null
      )`);
    this.addSql('create index kept_suspension_entry on kept_suspension (entry_id)');
    this.addSql('create index kept_suspension_end on kept_suspension (ends_at)');
  }
}
