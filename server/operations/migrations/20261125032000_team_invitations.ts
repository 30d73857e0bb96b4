import { Migration } from '@mikro-orm/migrations';
import { addToCheck } from './add-to-check';
import { lockInAttempts } from './lock-tables';

/** Links by which people join a team without an application (docs/rules.md: Teams). */
export class Migration20261125032000_team_invitations extends Migration {
  override up(): void {
    this.addSql(
      lockInAttempts(
        { mode: 'access exclusive', tables: ['notification'] },
        { mode: 'share row exclusive', tables: ['notice'] },
      ),
    );
    this.addSql(`
      create table team_invitation (
        id serial primary key,
        notice_id integer not null references notice on delete cascade,
        role text check (role in ('FRONTEND', 'BACKEND', 'DESIGNER')),
        token_hash text not null constraint team_invitation_token_unique unique,
        expires_at timestamptz not null
      )`);
    this.addSql('create index team_invitation_notice on team_invitation (notice_id)');
    this.addSql('create index team_invitation_expires on team_invitation (expires_at)');
    this.addSql(addToCheck('notification', 'kind', ['TEAM_JOINED']));
  }
}
