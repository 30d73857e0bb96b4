import { Migration } from '@mikro-orm/migrations';

/** Requests for a new password (rules.md: Lost passwords). */
export class Migration20261123110000_password_resets extends Migration {
  override up(): void {
    this.addSql(`
      create table password_reset (
        id serial primary key,
        member_id integer not null references member on delete cascade,
        request_id uuid not null constraint password_reset_request_unique unique,
        token_hash text constraint password_reset_token_hash_unique unique check (char_length(token_hash) = 43),
        expires_at timestamptz,
        created_at timestamptz not null default now(),
        constraint password_reset_validity check ((token_hash is null) = (expires_at is null))
      )`);
    this.addSql('create index password_reset_member on password_reset (member_id)');
    this.addSql('create index password_reset_created_at on password_reset (created_at)');
  }
}
