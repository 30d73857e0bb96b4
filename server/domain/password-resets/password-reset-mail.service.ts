import { createElement } from 'react';
import { z } from 'zod';
import { inLanguage } from '../../../shared/language';
import { PAGE_PATHS } from '../../../shared/paths';
import { renderMail } from '../../platform/mail/layout';
import { publicUrlOf } from '../../platform/text/public-url';
import { defineMail } from '../mails/mail.service';
import { RESET_MAILBOX_LIMIT } from './password-reset.rules';
import { openReset, type ResetRecipient, VALID_MINUTES } from './password-reset.sql';
import { ResetMail } from './password-reset-mail';
import { createLinkToken, hashLinkToken } from '../kit/sessions/link-token';

/** Dummy recipient for a request without an account. Its mail is rendered but not sent. */
const NOBODY: ResetRecipient = { email: 'nobody@example.com', loginId: 'nobody', language: 'ko' };

/** Id for requests without a reset, because the account is unknown or has too many links. */
export const NO_RESET = 0;

/**
 * Mail with a link for a new password. The token is created with the text of the mail, so that
 * only its hash is stored. Browsers do not send the part after `#`, so no log contains the token.
 * Without an account, the mail is rendered but not sent. Otherwise the time of concurrent requests
 * would reveal that there is no account.
 */
export const RESET_MAIL = defineMail({
  name: 'passwordResetMail',
  mailboxLimit: RESET_MAILBOX_LIMIT,
  data: z.object({ resetId: z.int() }),
  compose: async ({ env, writes }, { resetId }) => {
    const token = createLinkToken();
    const recipient = await writes.row(openReset, { id: resetId, tokenHash: hashLinkToken(token) });
    const { email: to, loginId, language } = recipient ?? NOBODY;
    const link = `${publicUrlOf(env, PAGE_PATHS.reset)}#${token}`;
    const body = createElement(ResetMail, { language, loginId, link, validMinutes: VALID_MINUTES });
    if (!recipient) return renderMail(body).then(() => null);
    const subject = inLanguage(language, {
      ko: '한팀의 새 비밀번호를 정해 주세요',
      en: 'Choose a new Hanteam password',
    });
    return { to, subject, unsubscribe: null, body };
  },
});
