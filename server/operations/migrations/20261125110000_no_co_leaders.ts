import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from './lock-tables';

/** Drops the co-leaders of teams and their notifications. No release had them. */
export class Migration20261125110000_no_co_leaders extends Migration {
  override up(): void {
    this.addSql(lockInAttempts({ mode: 'access exclusive', tables: ['notice', 'application', 'co_leader'] }));
    this.addSql('drop table co_leader');
    this.addSql(`delete from notification where kind = 'TEAM_CO_LEADER'`);
  }
}
