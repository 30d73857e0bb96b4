import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from '../lock-tables';

/** Confirmed and refused e-mail addresses (rules/email-address.md). */
export class Migration20261128140000_confirmed_addresses extends Migration {
  override up(): void {
    this.addSql(lockInAttempts({ mode: 'access exclusive', tables: ['member'] }));
    this.addSql(`
      alter table member
        add column email_confirmed_at timestamptz,
        add column email_refused_at timestamptz`);
    // The metrics count these rows.
    this.addSql('create index member_email_refused on member (id) where email_refused_at is not null');
    this.changes();
    this.verifiedMailboxes();
  }

  /** A trigger clears both, so that no way to change the address forgets it. */
  private changes(): void {
    this.addSql(`
      create function clear_email_state() returns trigger language plpgsql as $$
      begin
        new.email_confirmed_at := null;
        new.email_refused_at := null;
        return new;
      end $$`);
    this.addSql(`
      create trigger member_email_state before update of email on member for each row
      when (old.email is distinct from new.email)
      execute function clear_email_state()`);
  }

  /** A code has already proved the mailboxes that verified a school. A \`+tag\` does not matter. */
  private verifiedMailboxes(): void {
    const mailbox = (column: string): string => `regexp_replace(lower(${column}), '^([^+@]+)\\+[^@]*@', '\\1@')`;
    this.addSql(`
      update member set email_confirmed_at = verified_at
      where ${mailbox('email')} = ${mailbox('verified_email')}`);
  }
}
