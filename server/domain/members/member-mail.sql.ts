import { type RawBuilder, sql } from 'kysely';
import { statementsOn } from '../../platform/database/statements/statement';
import type { Statements } from '../../platform/database/statements/statements';
import type { MemberTables } from './member.entity';

// SQL alias `m`: the member who gets a mail.

const IS_CONFIRMED = sql<boolean>`m.email_confirmed_at is not null`;
const IS_ACCEPTED = sql<boolean>`m.email_refused_at is null`;

/** Conditions of an address by the purpose of a mail (rules/email-address.md). */
const CONDITIONS = {
  notifications: [IS_CONFIRMED, IS_ACCEPTED],
  security: [IS_ACCEPTED],
} as const;

/** True if the address of the member `m` gets mails with this purpose. */
export function getsMail(purpose: keyof typeof CONDITIONS): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join([...CONDITIONS[purpose]], sql` and `)})`;
}

const { statement } = statementsOn<MemberTables>();

/** Reads the e-mail address of a member; undefined after a withdrawal. */
export const findAddress = statement<{ memberId: number }>()('members.address', (db, { memberId }) =>
  db
    .selectFrom('member as m')
    .select(['m.id as memberId', 'm.email', 'm.login_id as loginId', 'm.language'])
    .select(getsMail('notifications').as('getsAllMails'))
    .where('m.id', '=', memberId),
);

/**
 * Records that the member reads the mails to this address. A refused address gets mails again,
 * without those about earlier notifications.
 * @returns no row if the member now has another address, and after a withdrawal
 */
export const confirmEmail = statement<{ memberId: number; email: string }>()(
  'members.confirmEmail',
  (db, { memberId, email }) =>
    db
      .updateTable('member')
      .set({
        email_confirmed_at: sql<Date>`case
          when email_refused_at is null then coalesce(email_confirmed_at, now()) else now()
        end`,
        email_refused_at: sql.lit(null),
      })
      .where('id', '=', memberId)
      .where('email', '=', email)
      .returning('id'),
);

const refuseEmailsStatement = statement<{ emails: readonly string[] }>()('members.refuseEmails', (db, { emails }) =>
  db
    .updateTable('member')
    .set({ email_refused_at: sql<Date>`now()` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('member as m')
        .select('m.id')
        .where(sql<string>`lower(m.email)`, '=', db.fn.any(emails))
        .where('m.email_refused_at', 'is', null)
        // Two reports of the same addresses lock them in one order, without a deadlock.
        .orderBy('m.id')
        .forNoKeyUpdate(),
    )
    .returning('id'),
);

/**
 * Records that mail servers have refused these addresses permanently, or returned mails to them. It
 * may be repeated.
 * @returns the number of members whose address was not refused before
 */
export async function refuseEmails(writes: Statements, emails: readonly string[]): Promise<number> {
  return (await writes.rows(refuseEmailsStatement, { emails: emails.map((email) => email.toLowerCase()) })).length;
}
