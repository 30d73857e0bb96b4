import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from '../lock-tables';

/** Members who look for a team, and offers to them (rules/seekers.md, rules/offers.md). */
export class Migration20261128100000_seekers extends Migration {
  override up(): void {
    this.addSql(
      lockInAttempts(
        { mode: 'share row exclusive', tables: ['notice', 'member'] },
        { mode: 'access exclusive', tables: ['application', 'report'] },
      ),
    );
    this.seekers();
    this.offers();
    this.openOffers();
    this.addSql('alter table application add column offered boolean not null default false');
    this.addSql('alter table report add column offer_text text check (char_length(offer_text) between 1 and 200)');
  }

  private seekers(): void {
    this.addSql(`
      create table seeker (
        member_id integer primary key references member on delete cascade,
        school_key text not null,
        kinds text[] not null check (kinds <@ array['PROJECT', 'STUDY'] and cardinality(kinds) between 1 and 2),
        roles text[] not null check (
          roles <@ array['FRONTEND', 'BACKEND', 'DESIGNER'] and cardinality(roles) <= 3
        ),
        text text not null check (char_length(text) between 1 and 200),
        course_key text,
        semester text check (semester ~ '^[0-9]{4}-[12]$'),
        until date not null,
        shuffle integer not null,
        open_offers integer not null default 0 check (open_offers between 0 and 5),
        constraint seeker_course_whole check ((course_key is null) = (semester is null)),
        constraint seeker_roles_of_projects check (cardinality(roles) > 0 or not 'PROJECT' = any (kinds))
      )`);
    this.addSql('create index seeker_shuffle on seeker (school_key, shuffle, member_id)');
  }

  private offers(): void {
    this.addSql(`
      create table offer (
        id serial primary key,
        notice_id integer not null references notice on delete cascade,
        member_id integer not null references member on delete cascade,
        role text check (role in ('FRONTEND', 'BACKEND', 'DESIGNER')),
        text text not null check (char_length(text) <= 200),
        state text not null default 'OPEN' check (
          state in ('OPEN', 'APPLIED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')
        ),
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        ended_at timestamptz,
        constraint offer_once_unique unique (notice_id, member_id),
        constraint offer_end check ((state = 'OPEN') = (ended_at is null)),
        constraint offer_text_kept check (text <> '' or ended_at is not null)
      )`);
    for (const index of [
      'index offer_member on offer (member_id, id)',
      `index offer_open on offer (member_id) where state = 'OPEN'`,
      `index offer_text on offer (ended_at) where text <> ''`,
    ])
      this.addSql(`create ${index}`);
  }

  /**
   * A seeker's row has the number of their open offers. The rows are locked in the order of their
   * members before they are counted, so that the count has all offers that committed earlier.
   */
  private openOffers(): void {
    this.addSql(`
      create function open_offers_of(member integer) returns integer language sql as $$
        select count(*)::integer from offer where member_id = member and state = 'OPEN'
      $$`);
    this.addSql(`
      create function count_open_offers() returns trigger language plpgsql as $$
      declare
        members integer[];
      begin
        if tg_op = 'INSERT' then
          members := array(select member_id from added where state = 'OPEN');
        elsif tg_op = 'DELETE' then
          members := array(select member_id from removed where state = 'OPEN');
        else
          members := array(
            select added.member_id from added join removed using (id)
            where added.state <> removed.state and 'OPEN' in (added.state, removed.state)
          );
        end if;
        perform from seeker where member_id = any (members) order by member_id for update;
        update seeker set open_offers = open_offers_of(member_id) where member_id = any (members);
        return null;
      end $$`);
    for (const [event, tables] of [
      ['insert', 'new table as added'],
      ['update', 'old table as removed new table as added'],
      ['delete', 'old table as removed'],
    ] as const) {
      this.addSql(`
        create trigger offer_${event} after ${event} on offer referencing ${tables}
        for each statement execute function count_open_offers()`);
    }
    this.addSql(`
      create function start_with_open_offers() returns trigger language plpgsql as $$
      begin
        new.open_offers := open_offers_of(new.member_id);
        return new;
      end $$`);
    this.addSql(`
      create trigger seeker_insert before insert on seeker for each row
      execute function start_with_open_offers()`);
  }
}
