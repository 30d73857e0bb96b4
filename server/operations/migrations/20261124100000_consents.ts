import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from './lock-tables';

/** What members agreed to (rules.md: Consents). */
export class Migration20261124100000_consents extends Migration {
  override up(): void {
    this.addSql(lockInAttempts({ mode: 'share row exclusive', tables: ['member'] }));
    this.addSql(`
      create table consent (
        id serial primary key,
        member_id integer not null references member on delete cascade,
        kind text not null check (kind in ('TERMS', 'PRIVACY', 'AGE')),
        version text not null check (char_length(version) between 1 and 40),
        agreed_at timestamptz not null default now(),
        constraint consent_member_version_unique unique (member_id, kind, version)
      )`);
  }
}
