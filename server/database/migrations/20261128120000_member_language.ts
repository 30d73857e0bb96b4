import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from '../lock-tables';

/** Language of a member (rules/language.md). */
export class Migration20261128120000_member_language extends Migration {
  override up(): void {
    this.addSql(lockInAttempts({ mode: 'access exclusive', tables: ['member'] }));
    this.addSql(`
      alter table member add column language text not null default 'ko'
        constraint member_language_check check (language in ('ko', 'en'))`);
  }
}
