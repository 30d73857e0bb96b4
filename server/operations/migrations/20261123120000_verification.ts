import { Migration } from '@mikro-orm/migrations';

/** The columns that a notice's version counts changes of. */
const CONTENT = [
  'title',
  'recruit_number',
  'content',
  'field',
  'tech_stack',
  'frontend_number',
  'backend_number',
  'designer_number',
  'verified_only',
];

/** The verification of members' schools (rules.md: Verified schools). */
export class Migration20261123120000_verification extends Migration {
  override up(): void {
    this.addSql(`
      alter table member
        add verified_email text,
        add verified_person text constraint member_verified_person_unique unique,
        add verified_at timestamptz,
        add verified_until timestamptz,
        add constraint member_verification_whole check (
          num_nulls(verified_email, verified_person, verified_at, verified_until) in (0, 4)
        ),
        add constraint member_verification_of_school check (
          right(verified_person, char_length(school_key) + 1) = '@' || school_key
        )`);
    this.addSql('alter table notice add verified_only boolean not null default false');
    this.countVerifiedOnlyAsContent();
    this.addSql(`
      create table school_code (
        id serial primary key,
        member_id integer not null constraint school_code_member_id_unique unique references member on delete cascade,
        email text not null check (char_length(email) <= 254),
        person text not null,
        code_hash text check (char_length(code_hash) = 43),
        expires_at timestamptz,
        requested_at timestamptz not null default now(),
        attempts integer not null default 0,
        attempts_since timestamptz not null default now()
      )`);
  }

  /** Replaces the trigger that counts versions (20261122100000_versions) by one that knows the new column. */
  private countVerifiedOnlyAsContent(): void {
    const row = (name: string): string => `(${CONTENT.map((column) => `${name}.${column}`).join(', ')})`;
    this.addSql('drop trigger notice_version on notice');
    this.addSql(`
      create trigger notice_version before update on notice for each row
      when (${row('old')} is distinct from ${row('new')}) execute function count_version()`);
  }
}
