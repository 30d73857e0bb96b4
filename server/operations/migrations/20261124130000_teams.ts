import { Migration } from '@mikro-orm/migrations';
import { addToCheck } from './add-to-check';
import { lockInAttempts } from './lock-tables';

const NOTIFICATION_KINDS = ['TEAM_POSTED', 'TEAM_LEFT', 'TEAM_REMOVED', 'TEAM_ASKED', 'TEAM_ANSWERED'];

const STATUSES = ['LEFT', 'REMOVED'];

/** The contacts, boards and departures of teams (rules.md: Teams). */
export class Migration20261124130000_teams extends Migration {
  override up(): void {
    this.lockTables();
    this.contacts();
    this.boards();
    this.departures();
    this.values();
  }

  /** The new tables refer to all of these but notifications. */
  private lockTables(): void {
    this.addSql(
      lockInAttempts(
        { mode: 'access exclusive', tables: ['notification', 'application'] },
        { mode: 'share row exclusive', tables: ['member', 'notice'] },
      ),
    );
  }

  private contacts(): void {
    this.addSql(`
      create table contact (
        member_id integer primary key references member on delete cascade,
        open_chat text check (char_length(open_chat) <= 200),
        email text check (char_length(email) <= 254),
        phone text check (char_length(phone) <= 20),
        github text check (char_length(github) <= 39),
        discord text check (char_length(discord) <= 32)
      )`);
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
        created_at timestamptz not null default now()
      )`);
    this.addSql(`
      create table response_check (
        application_id integer primary key references application on delete cascade,
        asked_at timestamptz not null default now()
      )`);
  }

  private values(): void {
    this.addSql(addToCheck('application', 'status', STATUSES));
    this.addSql(addToCheck('notification', 'kind', NOTIFICATION_KINDS));
  }
}
