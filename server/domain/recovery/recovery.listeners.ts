import { randomUUID } from 'node:crypto';
import { passwordChanged } from '../auth/auth.events';
import { sendMail } from '../mails/mail.delivery';
import { emailChanged } from '../members/member.events';
import { EMAIL_CHANGED_MAIL } from './recovery.delivery';
import { removeResets } from './recovery.queries';

/**
 * Ends links when a member has a new password or address: the mailbox that has them may be somebody
 * else's. Notifies the previous address, because whoever changed it may be a stranger.
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
