import { Migration } from '@mikro-orm/migrations';

/** Access tokens of programs that act as a member (rules.md: Access tokens). */
export class Migration20261122130000_access_tokens extends Migration {
  override up(): void {
    this.addSql(`
      create table access_token (
        id serial primary key,
        member_id integer not null references member on delete cascade,
        name text not null check (char_length(name) between 1 and 50),
        secret_hash text not null constraint access_token_secret_hash_unique unique check (char_length(secret_hash) = 43),
        may_write boolean not null,
        expires_at timestamptz not null,
        last_used_at timestamptz,
        created_at timestamptz not null default now(),
        constraint access_token_lifetime check (expires_at > created_at and expires_at <= created_at + interval '366 days')
      )`);
    this.addSql('create index access_token_member on access_token (member_id)');
  }
}
