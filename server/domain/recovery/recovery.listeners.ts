import { randomUUID } from 'node:crypto';
import { passwordChanged } from '../auth/auth.events';
import { sendMail } from '../mails/mail.delivery';
import { emailChanged } from '../members/member.events';
import { EMAIL_CHANGED_MAIL } from './recovery.delivery';
import { removeResets } from './recovery.queries';

/**
 * Deletes a member's links after a new password or address, because their mailbox may belong to
 * somebody else. Also warns the previous address, because a stranger may have changed it.
 */
export function watchAccounts(): void {
  passwordChanged.on((tx, { memberId }) => removeResets(tx.writes, memberId));
  emailChanged.on(async (tx, { member, oldEmail, wasConfirmed }) => {
    await removeResets(tx.writes, member.id);
    await sendMail(tx, EMAIL_CHANGED_MAIL, {
      cause: randomUUID(),
      data: { to: oldEmail, loginId: member.loginId, ownerId: wasConfirmed ? member.id : null },
    });
  });
}
