import { Migration } from '@mikro-orm/migrations';

/** Sessions, access tokens, password resets and the verification of schools. */
export class Migration20261126170100_accounts extends Migration {
  override up(): void {
    this.sessions();
    this.accessTokens();
    this.passwordResets();
    this.schoolCodes();
  }

  /** The table of connect-pg-simple, with an index of sessions by member. */
  private sessions(): void {
    this.addSql(`
      create table session (
        sid varchar not null primary key,
        sess json not null,
        expire timestamp(6) not null
      )`);
    this.addSql('create index session_expire on session (expire)');
    this.addSql(`create index session_member on session ((sess ->> 'memberId'))`);
  }

  /** Tokens of programs that act as a member (rules/access-tokens.md). */
  private accessTokens(): void {
    this.addSql(`
      create table access_token (
        id serial primary key,
        member_id integer not null references member on delete cascade,
        name text not null check (char_length(name) between 1 and 50),
        secret_hash text not null
          constraint access_token_secret_hash_unique unique
          check (char_length(secret_hash) = 43),
        may_write boolean not null,
        expires_at timestamptz not null,
        last_used_at timestamptz,
        created_at timestamptz not null default now(),
        constraint access_token_lifetime check (
          expires_at > created_at and expires_at <= created_at + interval '366 days'
        )
      )`);
    this.addSql('create index access_token_member on access_token (member_id)');
  }

  /** Requests for a new password (rules/passwords.md). */
  private passwordResets(): void {
    this.addSql(`
      create table password_reset (
        id serial primary key,
        member_id integer not null references member on delete cascade,
        request_id uuid not null constraint password_reset_request_unique unique,
        token_hash text
          constraint password_reset_token_hash_unique unique
          check (char_length(token_hash) = 43),
        expires_at timestamptz,
        created_at timestamptz not null default now(),
        constraint password_reset_validity check ((token_hash is null) = (expires_at is null))
      )`);
    this.addSql('create index password_reset_member on password_reset (member_id)');
    this.addSql('create index password_reset_created_at on password_reset (created_at)');
  }

  /** Codes that verify a school by e-mail (rules/verified-schools.md). */
  private schoolCodes(): void {
    this.addSql(`
      create table school_code (
        id serial primary key,
        member_id integer not null
          constraint school_code_member_id_unique unique
          references member on delete cascade,
        email text not null check (char_length(email) <= 254),
        person text not null,
        code_hash text check (char_length(code_hash) = 43),
        expires_at timestamptz,
        requested_at timestamptz not null default now(),
        attempts integer not null default 0,
        attempts_since timestamptz not null default now()
      )`);
  }
}
