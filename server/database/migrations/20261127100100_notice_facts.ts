import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from '../lock-tables';

/** Columns of the content of a notice (docs/rules.md: Versions). */
const CONTENT = [
  'title',
  'recruit_number',
  'content',
  'field',
  'tech_stack',
  'frontend_number',
  'backend_number',
  'designer_number',
  'verified_only',
  'deadline',
  'decide_within_days',
  'weekly_hours',
];

/** Facts of a notice (docs/rules.md: Facts of a notice). */
export class Migration20261127100100_notice_facts extends Migration {
  override up(): void {
    this.addSql(lockInAttempts({ mode: 'access exclusive', tables: ['notice'] }));
    this.addSql(`
      alter table notice
        add column weekly_hours integer check (weekly_hours between 1 and 30)`);
    this.versions();
  }

  private versions(): void {
    const row = (name: string): string => CONTENT.map((column) => `${name}.${column}`).join(', ');
    this.addSql(`
      create or replace trigger notice_version before update on notice for each row
      when ((${row('old')}) is distinct from (${row('new')}))
      execute function count_version()`);
  }
}
