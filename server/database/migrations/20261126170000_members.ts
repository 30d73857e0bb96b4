import { Migration } from '@mikro-orm/migrations';

/**
 * Members (docs/rules/). The checks and unique indexes of all migrations repeat the bounds and
 * states of the rules. They also hold under concurrent writes.
 */
export class Migration20261126170000_members extends Migration {
  override up(): void {
    this.responses();
    this.members();
    this.versions();
    this.consents();
    this.contacts();
  }

  /**
   * Bounds the data of a GraphQL response (integrators/limits.md), because an instance
   * needs six times as many bytes for it.
   */
  private responses(): void {
    this.addSql(`
      create domain response as json
        constraint response_size check (pg_column_size(value) <= 4 * 1024 * 1024)`);
  }

  private members(): void {
    // A trigger writes `blocked_ids` (20261126170800_moderation).
    this.addSql(`
      create table member (
        id serial primary key,
        login_id text not null check (char_length(login_id) between 4 and 30),
        password_hash text not null,
        nick_name text not null check (char_length(nick_name) between 1 and 30),
        university text not null check (char_length(university) between 1 and 60),
        school_key text not null check (school_key <> ''),
        school_changed_at timestamptz,
        email text not null check (char_length(email) <= 254),
        picture text,
        created_at timestamptz not null default now(),
        version integer not null default 1,
        verified_email text,
        verified_person text constraint member_verified_person_unique unique,
        verified_at timestamptz,
        verified_until timestamptz,
        moderator boolean not null default false,
        hidden boolean not null default false,
        suspended_until timestamptz,
        blocked_ids integer[] not null default '{}',
        constraint member_verification_whole check (
          num_nulls(verified_email, verified_person, verified_at, verified_until) in (0, 4)
        ),
        constraint member_verification_of_school check (
          right(verified_person, char_length(school_key) + 1) = '@' || school_key
        )
      )`);
    this.addSql('create unique index member_login_id_unique on member (lower(login_id))');
    this.addSql('create unique index member_email_unique on member (lower(email))');
  }

  /** A trigger counts versions, so that every write counts (rules/versions.md). */
  private versions(): void {
    this.addSql(`
      create function count_version() returns trigger language plpgsql as $$
      begin
        new.version := old.version + 1;
        return new;
      end $$`);
    this.addSql(`
      create trigger member_version before update on member for each row
      when (
        (old.nick_name, old.university, old.email, old.picture)
        is distinct from (new.nick_name, new.university, new.email, new.picture)
      )
      execute function count_version()`);
  }

  /** Accepted versions of the terms (rules/consents.md). */
  private consents(): void {
    this.addSql(`
      create table consent (
        id serial primary key,
        member_id integer not null references member on delete cascade,
        kind text not null check (kind in ('TERMS', 'PRIVACY', 'AGE')),
        version text not null check (char_length(version) between 1 and 40),
        agreed_at timestamptz not null default now(),
        constraint consent_member_version_unique unique (member_id, kind, version)
      )`);
  }

  /** Contacts for teammates (rules/teams.md: Contacts). */
  private contacts(): void {
    this.addSql(`
      create table contact (
        member_id integer primary key references member on delete cascade,
        open_chat text check (char_length(open_chat) <= 200),
        email text check (char_length(email) <= 254),
        phone text check (char_length(phone) <= 20),
        github text check (char_length(github) <= 39),
        discord text check (char_length(discord) <= 32)
      )`);
  }
}
