import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { z } from 'zod';
import { inLanguage, LANGUAGES } from '../../../shared/language';
import { type Context, requireViewerId } from '../context';
import { inTransaction } from '../kit/transaction/transaction';
import { defineMail, sendMail } from '../mails/mail.service';
import { emailChanged } from '../members/member.events';
import { confirmViewer, lockViewer } from '../members/member.service';
import type { ChangeEmailInput } from './email-change.inputs';
import { EMAIL_CHANGE_LIMIT, EMAIL_CHANGED_MAILBOX_LIMIT } from './email-change.rules';
import { EmailChangedMail } from './email-changed-mail';

/**
 * Mail to the previous address of an account. For a confirmed address, the limit counts mails
 * of this account only. So accounts at other tags of the mailbox cannot suppress it.
 */
export const EMAIL_CHANGED_MAIL = defineMail({
  name: 'emailChangedMail',
  mailboxLimit: EMAIL_CHANGED_MAILBOX_LIMIT,
  data: z.object({
    to: z.string(),
    loginId: z.string(),
    ownerId: z.int().nullable(),
    language: z.enum(LANGUAGES).default('ko'),
  }),
  compose: async (_services, { to, loginId, ownerId, language }) => ({
    to,
    limitKey: ownerId === null ? undefined : `member:${ownerId}`,
    subject: inLanguage(language, {
      ko: '한팀 계정의 이메일 주소가 바뀌었어요',
      en: 'The email address of your Hanteam account has changed',
    }),
    unsubscribe: null,
    body: createElement(EmailChangedMail, { language, loginId }),
  }),
});

/**
 * Changes the viewer's e-mail address and warns the previous address.
 * @throws {AppError} VALIDATION_FAILED for a wrong password; EMAIL_TAKEN, TOO_MANY_ATTEMPTS,
 *   SESSION_REQUIRED
 */
export async function changeEmail(ctx: Context, input: ChangeEmailInput): Promise<void> {
  const confirmed = await confirmViewer(ctx, 'password', input.password);
  await ctx.rateLimits.consume(EMAIL_CHANGE_LIMIT, requireViewerId(ctx));
  await inTransaction(ctx, async (tx) => {
    const member = await lockViewer(tx, confirmed);
    const old = member.currentEmail();
    member.email = input.email;
    await tx.em.flush();
    if (member.email !== old.address) await emailChanged.fire(tx, { member, old });
  });
}

/** Warns the previous address of an account, because a stranger may have changed it. */
export function warnPreviousAddress(): void {
  emailChanged.on(async (tx, { member, old }) => {
    if (old.isRefused) return;
    await sendMail(tx, EMAIL_CHANGED_MAIL, {
      key: randomUUID(),
      data: {
        to: old.address,
        loginId: member.loginId,
        ownerId: old.isConfirmed ? member.id : null,
        language: member.language,
      },
    });
  });
}
