import { Migration } from '@mikro-orm/migrations';
import { addToCheck } from './add-to-check';
import { lockInAttempts } from './lock-tables';

const NOTIFICATION_KINDS = ['TEAM_STARTED', 'TEAM_DONE', 'TEAM_DISBANDED', 'TEAM_HANDED_OVER', 'TEAM_CO_LEADER'];

/** How far teams are, and who takes over when their owner leaves (docs/rules.md: Teams). */
export class Migration20261125031000_team_states extends Migration {
  override up(): void {
    this.addSql(
      lockInAttempts(
        { mode: 'share row exclusive', tables: ['application'] },
        { mode: 'access exclusive', tables: ['notification', 'notice'] },
      ),
    );
    this.addSql(`
      alter table notice
        add team_state text not null default 'FORMING'
          constraint notice_team_state_check check (team_state in ('FORMING', 'ACTIVE', 'DONE', 'DISBANDED'))`);
    // Rows from before are FORMING, so there is nothing to look for.
    this.addSql(`
      alter table notice
        add constraint notice_team_over check (not recruiting or team_state in ('FORMING', 'ACTIVE')) not valid`);
    this.addSql(`
      create table co_leader (
        application_id integer primary key references application on delete cascade,
        notice_id integer not null references notice on delete cascade,
        slot integer not null check (slot in (1, 2)),
        constraint co_leader_slot_unique unique (notice_id, slot)
      )`);
    this.addSql(addToCheck('notification', 'kind', NOTIFICATION_KINDS));
  }
}
