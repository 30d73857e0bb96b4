import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from '../lock-tables';

/** Columns of the content of a notice (rules/versions.md). */
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
  'deadline',
  'decide_within_days',
  'course_name',
  'course_section',
  'semester',
  'weekly_hours',
  'weeks',
  'meetings',
  'meeting_mode',
];

/** Checks by name, for new rows only. A check of all rows would read the whole table. */
const CHECKS = {
  notice_course_name_check: 'char_length(course_name) between 1 and 50',
  notice_course_section_check: 'char_length(course_section) <= 10',
  notice_course_key_check: `course_key <> ''`,
  notice_semester_check: `semester ~ '^[0-9]{4}-[12]$'`,
  notice_weekly_hours_check: 'weekly_hours between 1 and 30',
  notice_weeks_check: 'weeks between 1 and 52',
  notice_meetings_check: `jsonb_typeof(meetings) = 'array' and jsonb_array_length(meetings) between 1 and 3`,
  notice_meeting_hours_check: '(meetings is null) = (meeting_hours is null)',
  notice_meeting_mode_check: `meeting_mode = any ('{ONLINE, OFFLINE, MIXED}')`,
  notice_course_columns: `
    num_nulls(course_name, course_section, course_key) in (0, 3)
    and (course_name is null or semester is not null)`,
};

/** Facts of a notice (rules/notices.md: Facts). */
export class Migration20261127100100_notice_facts extends Migration {
  override up(): void {
    this.addSql(lockInAttempts({ mode: 'access exclusive', tables: ['notice'] }));
    this.columns();
    this.versions();
    this.meetingHours();
    this.search();
  }

  private columns(): void {
    this.addSql(`
      alter table notice
        add column course_name text,
        add column course_section text,
        add column course_key text,
        add column semester text,
        add column weekly_hours integer,
        add column weeks integer,
        add column meetings jsonb,
        add column meeting_hours bit(112),
        add column meeting_mode text`);
    const checks = Object.entries(CHECKS).map(([name, check]) => `add constraint ${name} check (${check}) not valid`);
    this.addSql(`alter table notice ${checks.join(', ')}`);
    this.addSql(
      'create index notice_course on notice (school_key, semester, course_key, id) where course_key is not null',
    );
  }

  private versions(): void {
    const row = (name: string): string => CONTENT.map((column) => `${name}.${column}`).join(', ');
    this.addSql(`
      create or replace trigger notice_version before update on notice for each row
      when ((${row('old')}) is distinct from (${row('new')}))
      execute function count_version()`);
  }

  /**
   * `meeting_hours` has 16 bits for each day from Monday, one for each hour from 8:00. A meeting
   * sets every hour that it touches.
   */
  private meetingHours(): void {
    this.addSql(`
      create function meeting_hours_of(meetings jsonb) returns bit(112)
      language sql immutable strict parallel safe as $$
        select string_agg(
          case when exists (
            select from jsonb_to_recordset(meetings) as meeting (day text, start text, minutes integer),
              lateral (
                select split_part(start, ':', 1)::integer * 60 + split_part(start, ':', 2)::integer as starts
              ) times
            where day = ('{MONDAY,TUESDAY,WEDNESDAY,THURSDAY,FRIDAY,SATURDAY,SUNDAY}'::text[])[1 + hour / 16]
              and starts < (hour % 16 + 9) * 60 and starts + minutes > (hour % 16 + 8) * 60
          ) then '1' else '0' end,
          '' order by hour
        )::bit(112)
        from generate_series(0, 111) hour
      $$`);
    this.addSql(`
      create function write_meeting_hours() returns trigger language plpgsql as $$
      begin
        new.meeting_hours := meeting_hours_of(new.meetings);
        return new;
      end $$`);
    this.addSql(`
      create trigger notice_meeting_hours before insert or update of meetings on notice for each row
      when (new.meetings is not null or new.meeting_hours is not null)
      execute function write_meeting_hours()`);
  }

  /**
   * The course of a notice is a lexeme, like its school and its roles. Together with its semester
   * it is another one.
   */
  private search(): void {
    this.addSql(`
      create function search_course_scopes(course_key text, semester text) returns text[]
      language sql immutable parallel safe as $$
        select array['COURSE:' || course_key, 'COURSE_IN:' || semester || ':' || course_key]
      $$`);
    this.addSql(`
      create or replace function search_document_of(n notice) returns tsvector
      language sql immutable parallel safe as $$
        select search_document(
          search_scopes_of(n) || search_course_scopes(n.course_key, n.semester),
          n.title,
          coalesce(n.field, '') || E'\\n' || coalesce(n.tech_stack, ''),
          n.content
        )
      $$`);
    this.addSql(`
      create trigger notice_search_course before update of course_key, semester on notice for each row
      when (
        search_course_scopes(old.course_key, old.semester)
          is distinct from search_course_scopes(new.course_key, new.semester)
      )
      execute function write_search_document()`);
  }
}
