import { Migration } from '@mikro-orm/migrations';

/** Which mails were caused and sent, so that each is sent once (docs/decisions/0031-mail.md). */
export class Migration20261123100000_mails extends Migration {
  override up(): void {
    this.addSql(`
      create table mail (
        id serial primary key,
        key text not null constraint mail_key_unique unique check (char_length(key) between 1 and 200),
        created_at timestamptz not null default now(),
        sent_at timestamptz
      )`);
    this.addSql('create index mail_created_at on mail (created_at)');
  }
}
