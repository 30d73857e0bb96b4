import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from './lock-tables';

/** Somebody who was removed from a team does not come back by a link that was created before (docs/rules.md: Teams). */
export class Migration20261125081000_invitation_times extends Migration {
  override up(): void {
    this.addSql(lockInAttempts({ mode: 'access exclusive', tables: ['departure', 'team_invitation'] }));
    // The time of a statement is the same for all rows, so this changes the catalogue alone, and existing links count as created now.
    this.addSql('alter table team_invitation add created_at timestamptz not null default statement_timestamp()');
    this.addSql('alter table departure alter created_at set default statement_timestamp()');
  }
}
