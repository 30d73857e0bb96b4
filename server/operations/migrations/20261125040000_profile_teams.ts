import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from './lock-tables';

/** The completed teams that members let appear on their profiles (docs/rules.md: Teams). */
export class Migration20261125040000_profile_teams extends Migration {
  override up(): void {
    this.addSql(lockInAttempts({ mode: 'share row exclusive', tables: ['member', 'notice'] }));
    this.addSql(`
      create table profile_team (
        member_id integer not null references member on delete cascade,
        notice_id integer not null references notice on delete cascade,
        created_at timestamptz not null default now(),
        primary key (member_id, notice_id)
      )`);
    this.addSql('create index profile_team_notice on profile_team (notice_id)');
    // DONE is the end of a team, so the state needs no look afterwards.
    this.addSql(`
      create function refuse_unfinished_team() returns trigger language plpgsql as $$
      begin
        if not exists (select from notice where id = new.notice_id and team_state = 'DONE') then
          raise exception 'only a team that is done is on a profile' using errcode = 'check_violation';
        end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger profile_team_done before insert or update on profile_team
      for each row execute function refuse_unfinished_team()`);
  }
}
