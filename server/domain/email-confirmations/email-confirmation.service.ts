import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { z } from 'zod';
import { inLanguage } from '../../../shared/language';
import { AppError } from '../../platform/errors/app-error';
import type { Context } from '../context';
import { ensureNoToken } from '../kit/sessions/token';
import { inTransaction, type Transaction } from '../kit/transaction/transaction';
import { defineMail, ensureMail, sendMail } from '../mails/mail.service';
import type { Member } from '../members/member.entity';
import { emailChanged, memberSignedUp, schoolVerified } from '../members/member.events';
import { confirmEmail, findAddress } from '../members/member-mail.sql';
import { readViewer } from '../members/member.sql';
import { confirmationLinkOf, isTokenOf, parseMemberOfToken } from './confirmation-link.service';
import { EmailConfirmationMail } from './email-confirmation-mail';
import { CONFIRMATION_MAILBOX_LIMIT, CONFIRMATION_PAUSE, CONFIRMATION_REQUEST_LIMIT } from './email-confirmation.rules';

/**
 * Mail with a link that confirms an address. It is not sent if the member has confirmed the
 * address or changed it meanwhile.
 */
export const EMAIL_CONFIRMATION_MAIL = defineMail({
  name: 'emailConfirmationMail',
  mailboxLimit: CONFIRMATION_MAILBOX_LIMIT,
  data: z.object({ memberId: z.int(), email: z.string() }),
  compose: async (services, { memberId, email: to }) => {
    const address = await services.primary.row(findAddress, { memberId });
    if (!address || address.getsAllMails || address.email !== to) return null;
    const { language, loginId } = address;
    return {
      to,
      subject: inLanguage(language, {
        ko: '한팀에서 쓸 이메일 주소를 확인해 주세요',
        en: 'Confirm your email address for Hanteam',
      }),
      unsubscribe: null,
      body: createElement(EmailConfirmationMail, { language, loginId, link: confirmationLinkOf(services, address) }),
    };
  },
});

async function queueMail(tx: Pick<Transaction, 'em' | 'writes'>, data: { memberId: number; email: string }) {
  await sendMail(tx, EMAIL_CONFIRMATION_MAIL, { key: randomUUID(), data });
}

/**
 * Mails the viewer a link that confirms their address. Nothing is mailed if it is confirmed.
 * @returns the earliest time of another request
 * @throws {AppError} TOO_MANY_ATTEMPTS, MAIL_UNAVAILABLE, SESSION_REQUIRED, UNAUTHENTICATED
 */
export async function requestEmailConfirmation(ctx: Context): Promise<{ nextAllowedAt: Date }> {
  ensureNoToken(ctx);
  const { id: memberId, email } = await readViewer(ctx);
  ensureMail(ctx);
  await ctx.rateLimits.consume(CONFIRMATION_PAUSE, memberId);
  await ctx.rateLimits.consume(CONFIRMATION_REQUEST_LIMIT, memberId);
  await inTransaction(ctx, (tx) => queueMail(tx, { memberId, email }));
  return { nextAllowedAt: new Date(Date.now() + CONFIRMATION_PAUSE.durationSeconds * 1000) };
}

/**
 * Confirms the address of a mailed link, also without a session and repeatedly.
 * @throws {AppError} INVALID_CONFIRMATION_LINK, also if the member now has another address;
 *   SESSION_REQUIRED
 */
export async function confirmEmailByLink(ctx: Context, token: string): Promise<void> {
  ensureNoToken(ctx);
  const memberId = parseMemberOfToken(token);
  // A replica may still have the previous address.
  const address = memberId === null ? undefined : await ctx.primary.row(findAddress, { memberId });
  const isSigned = address !== undefined && isTokenOf(ctx, token, address);
  if (!isSigned || !(await ctx.writes.exists(confirmEmail, address))) throw new AppError('INVALID_CONFIRMATION_LINK');
}

/**
 * Mails the link after a sign-up and a change of the address. The mailbox that verified the school
 * needs no link, because a code has proved it.
 */
export function listenForAddresses(): void {
  memberSignedUp.on((tx, { member }) => confirmOrMail(tx, member));
  emailChanged.on((tx, { member }) => confirmOrMail(tx, member));
  schoolVerified.on(async (tx, { member }) => {
    if (member.usesVerifiedMailbox()) await confirmCurrent(tx, member);
  });
}

async function confirmOrMail(tx: Transaction, member: Member): Promise<void> {
  if (member.usesVerifiedMailbox()) return confirmCurrent(tx, member);
  if (tx.mailer.isAvailable) await queueMail(tx, { memberId: member.id, email: member.email });
}

async function confirmCurrent(tx: Transaction, { id: memberId, email }: Member): Promise<void> {
  await tx.writes.run(confirmEmail, { memberId, email });
}
