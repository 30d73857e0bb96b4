import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from '../lock-tables';

/** State of an offer that ended without an application. */
const HAS_FAILED = `o.state in ('DECLINED', 'WITHDRAWN', 'EXPIRED')`;

/** Offers that were sent, for the limits of their owners (rules/offers.md). */
export class Migration20261128110000_sent_offers extends Migration {
  override up(): void {
    this.addSql(
      lockInAttempts(
        { mode: 'share row exclusive', tables: ['notice', 'member'] },
        {
          mode: 'access exclusive',
          tables: ['offer', 'report'],
        },
      ),
    );
    this.addSql(`
      create table sent_offer (
        offer_id integer primary key,
        owner_id integer not null references member on delete cascade,
        member_id integer not null references member on delete cascade,
        sent_at timestamptz not null,
        failed_at timestamptz
      )`);
    for (const columns of ['owner_id, sent_at', 'member_id, owner_id', 'sent_at'])
      this.addSql(`create index on sent_offer (${columns})`);
    this.addSql(`
      insert into sent_offer (offer_id, owner_id, member_id, sent_at, failed_at)
      select o.id, n.owner_id, o.member_id, o.created_at, case when ${HAS_FAILED} then o.ended_at end
      from offer o join notice n on n.id = o.notice_id`);
    this.triggers();
    this.addSql('alter table report add column seeker_text text check (char_length(seeker_text) between 1 and 200)');
  }

  /** A restored offer finds the restored row of its sending. */
  private triggers(): void {
    this.addSql(`
      create function write_sent_offers() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into sent_offer (offer_id, owner_id, member_id, sent_at, failed_at)
          select o.id, n.owner_id, o.member_id, o.created_at, case when ${HAS_FAILED} then o.ended_at end
          from added o join notice n on n.id = o.notice_id
          on conflict (offer_id) do nothing;
        elsif tg_op = 'DELETE' then
          update sent_offer set failed_at = now() from removed o
          where sent_offer.offer_id = o.id and o.state = 'OPEN';
        else
          update sent_offer set failed_at = o.ended_at from added o
          where sent_offer.offer_id = o.id and ${HAS_FAILED} and sent_offer.failed_at is distinct from o.ended_at;
        end if;
        return null;
      end $$`);
    for (const [event, tables] of [
      ['insert', 'new table as added'],
      ['update', 'new table as added'],
      ['delete', 'old table as removed'],
    ] as const) {
      this.addSql(`
        create trigger offer_sent_${event} after ${event} on offer referencing ${tables}
        for each statement execute function write_sent_offers()`);
    }
  }
}
