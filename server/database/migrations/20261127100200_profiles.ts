import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from '../lock-tables';

/** Columns of the content of a team profile (rules/versions.md). */
const CONTENT = ['intro', 'roles', 'tags', 'links', 'department', 'show_department', 'visibility'];

/** Team profiles, and their copies in applications (rules/profiles.md). */
export class Migration20261127100200_profiles extends Migration {
  override up(): void {
    this.addSql(
      lockInAttempts(
        { mode: 'share row exclusive', tables: ['member'] },
        { mode: 'access exclusive', tables: ['application'] },
      ),
    );
    this.profiles();
    this.courses();
    this.addSql(`alter table application add column profile jsonb check (jsonb_typeof(profile) = 'object')`);
  }

  /** A row is inserted before the first edit, so its version counts from 0. */
  private profiles(): void {
    this.addSql(`
      create table member_profile (
        member_id integer primary key references member on delete cascade,
        intro text not null default '' check (char_length(intro) <= 300),
        roles text[] not null default '{}' check (
          roles <@ array['FRONTEND', 'BACKEND', 'DESIGNER'] and cardinality(roles) <= 3
        ),
        tags text[] not null default '{}' check (cardinality(tags) <= 10 and array_position(tags, null) is null),
        links text[] not null default '{}' check (cardinality(links) <= 3 and array_position(links, null) is null),
        department text not null default '' check (char_length(department) <= 40),
        show_department boolean not null default false,
        visibility text not null default 'APPLIED' check (visibility in ('APPLIED', 'SCHOOL')),
        free_hours bit(112) check (bit_count(free_hours) > 0),
        free_semester text check (free_semester ~ '^[0-9]{4}-[12]$'),
        version integer not null default 0,
        updated_at timestamptz not null default now(),
        constraint member_profile_free_whole check ((free_hours is null) = (free_semester is null))
      )`);
    this.addSql(`
      create index member_profile_free_semester on member_profile (free_semester) where free_semester is not null`);
    const row = (name: string): string => CONTENT.map((column) => `${name}.${column}`).join(', ');
    this.addSql(`
      create trigger member_profile_version before update on member_profile for each row
      when ((${row('old')}) is distinct from (${row('new')}))
      execute function count_version()`);
  }

  private courses(): void {
    this.addSql(`
      create table member_course (
        member_id integer not null references member on delete cascade,
        semester text not null check (semester ~ '^[0-9]{4}-[12]$'),
        course_key text not null check (course_key <> ''),
        name text not null check (char_length(name) between 1 and 50),
        section text not null default '' check (char_length(section) <= 10),
        primary key (member_id, semester, course_key)
      )`);
    this.addSql('create index member_course_semester on member_course (semester, course_key)');
  }
}
