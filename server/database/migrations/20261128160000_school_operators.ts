import { Migration } from '@mikro-orm/migrations';

/** The log of operators of schools and of their texts (rules/consents.md: Operator of a school). */
export class Migration20261128160000_school_operators extends Migration {
  override up(): void {
    this.addSql(`
      create table school_operator (
        id serial primary key,
        school_key text not null,
        name text not null check (char_length(name) <= 100),
        contact text not null check (char_length(contact) <= 200),
        terms_text text not null check (char_length(terms_text) <= 3000),
        privacy_text text not null check (char_length(privacy_text) <= 3000),
        actor_id integer not null,
        created_at timestamptz not null default now(),
        constraint school_operator_whole check (
          (name <> '' and contact <> '') or (name || contact || terms_text || privacy_text = '')
        )
      )`);
    this.addSql('create index school_operator_latest on school_operator (school_key, id)');
    this.addSql(`
      create trigger school_operator_kept before update or delete or truncate on school_operator
      for each statement execute function refuse_log_change()`);
  }
}
