import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from '../lock-tables';

/** Free hours that a team has in common, and its next meeting (rules/teams.md). */
export class Migration20261128100200_free_time_and_meetings extends Migration {
  override up(): void {
    this.addSql(
      lockInAttempts(
        { mode: 'share row exclusive', tables: ['notice', 'member'] },
        { mode: 'access exclusive', tables: ['team'] },
      ),
    );
    this.addSql(`
      create table free_time_share (
        notice_id integer not null references notice on delete cascade,
        member_id integer not null references member on delete cascade,
        primary key (notice_id, member_id)
      )`);
    this.addSql('create index on free_time_share (member_id)');
    this.addSql(`
      alter table team
        add column meeting_at timestamptz,
        add column meeting_minutes integer check (meeting_minutes between 30 and 240),
        add column meeting_place text check (char_length(meeting_place) <= 60),
        add column meeting_version integer not null default 0 check (meeting_version >= 0),
        add constraint team_meeting_columns check (num_nulls(meeting_at, meeting_minutes, meeting_place) in (0, 3))`);
  }
}
