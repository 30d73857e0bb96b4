import { createElement } from 'react';
import { z } from 'zod';
import { PAGE_PATHS } from '../../../shared/paths';
import { renderMail } from '../../platform/mail/layout';
import { publicUrlOf } from '../../platform/public-url';
import { defineMail } from '../mails/mail.delivery';
import { EMAIL_CHANGED_MAILBOX_LIMIT, RESET_MAILBOX_LIMIT } from './recovery.limits';
import { openReset, VALID_MINUTES } from './recovery.queries';
import { EmailChangedMail, ResetMail } from './recovery.templates';
import { createLinkToken, hashLinkToken } from '../kit/link-token';

/** Whoever has no account, and gets no mail. */
const NOBODY = { email: 'nobody@example.com', loginId: 'nobody' };

/**
 * The id of no reset: that of a request for an account that does not exist, or that has links
 * enough.
 */
export const NO_RESET = 0;

/**
 * The mail with a link for a new password. Its token is created while the mail is written, so that
 * only its hash is ever stored. Browsers do not send what comes after `#`, so no log has the token.
 * For nobody it is written as well, and not sent: otherwise requests that somebody sends meanwhile
 * would be answered faster, and tell that there is no account.
 */
export const RESET_MAIL = defineMail({
  name: 'passwordResetMail',
  mailboxLimit: RESET_MAILBOX_LIMIT,
  data: z.object({ resetId: z.int() }),
  compose: async ({ env, writes }, { resetId }) => {
    const token = createLinkToken();
    const recipient = await openReset(writes, resetId, hashLinkToken(token));
    const { email: to, loginId } = recipient ?? NOBODY;
    const link = `${publicUrlOf(env, PAGE_PATHS.reset)}#${token}`;
    const body = createElement(ResetMail, { loginId, link, validMinutes: VALID_MINUTES });
    if (!recipient) return renderMail(body).then(() => null);
    return { to, subject: '한팀 비밀번호를 다시 정해 주세요', unsubscribe: null, body };
  },
});

/**
 * The mail to the address that an account had until now. To a confirmed address it is counted for
 * the account alone, so that accounts at other tags of the mailbox cannot suppress it.
 */
export const EMAIL_CHANGED_MAIL = defineMail({
  name: 'emailChangedMail',
  mailboxLimit: EMAIL_CHANGED_MAILBOX_LIMIT,
  data: z.object({ to: z.string(), loginId: z.string(), ownerId: z.int().nullable() }),
  compose: async (_services, { to, loginId, ownerId }) => ({
    to,
    limitKey: ownerId === null ? undefined : `member:${ownerId}`,
    subject: '한팀 계정의 이메일 주소가 바뀌었어요',
    unsubscribe: null,
    body: createElement(EmailChangedMail, { loginId }),
  }),
});
