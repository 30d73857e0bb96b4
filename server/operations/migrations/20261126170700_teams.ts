import { Migration } from '@mikro-orm/migrations';

/** Boards, departures and invitation links of teams, and teams on profiles (docs/rules.md: Teams). */
export class Migration20261126170700_teams extends Migration {
  override up(): void {
    this.boards();
    this.departures();
    this.invitations();
    this.profiles();
  }

  private boards(): void {
    this.addSql(`
      create table team_post (
        id serial primary key,
        notice_id integer not null references notice on delete cascade,
        author_id integer references member on delete set null,
        text text not null check (char_length(text) between 1 and 1000),
        created_at timestamptz not null default now()
      )`);
    this.addSql('create index team_post_notice on team_post (notice_id, id)');
    this.addSql('create index team_post_author on team_post (author_id)');
    this.addSql(`
      create table team (
        notice_id integer primary key references notice on delete cascade,
        link text check (char_length(link) <= 300 and link like 'https://%'),
        pinned_post_id integer references team_post on delete set null
      )`);
    this.addSql('create index team_pinned_post on team (pinned_post_id)');
  }

  private departures(): void {
    this.addSql(`
      create table departure (
        application_id integer primary key references application on delete cascade,
        reason text check (char_length(reason) between 1 and 300),
        created_at timestamptz not null default statement_timestamp()
      )`);
    this.addSql(`
      create table response_check (
        application_id integer primary key references application on delete cascade,
        asked_at timestamptz not null default now()
      )`);
  }

  /** A removed member cannot return by a link that is older than the removal. */
  private invitations(): void {
    this.addSql(`
      create table team_invitation (
        id serial primary key,
        notice_id integer not null references notice on delete cascade,
        role text check (role in ('FRONTEND', 'BACKEND', 'DESIGNER')),
        token_hash text not null constraint team_invitation_token_unique unique,
        created_at timestamptz not null default statement_timestamp(),
        expires_at timestamptz not null
      )`);
    this.addSql('create index team_invitation_notice on team_invitation (notice_id)');
    this.addSql('create index team_invitation_expires on team_invitation (expires_at)');
  }

  private profiles(): void {
    this.addSql(`
      create table profile_team (
        member_id integer not null references member on delete cascade,
        notice_id integer not null references notice on delete cascade,
        created_at timestamptz not null default now(),
        primary key (member_id, notice_id)
      )`);
    this.addSql('create index profile_team_notice on profile_team (notice_id)');
    // DONE is a final state, so the trigger only checks it here.
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
