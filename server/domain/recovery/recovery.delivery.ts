import { createElement } from 'react';
import { z } from 'zod';
import { PAGE_PATHS } from '../../../shared/paths';
import { publicUrlOf } from '../../platform/public-url';
import { defineMail } from '../mails/mail.delivery';
import { openReset, VALID_MINUTES } from './recovery.queries';
import { EmailChangedMail, ResetMail } from './recovery.templates';
import { createResetToken, hashResetToken } from './recovery.token';

/**
 * The mail with a link for a new password. Its token is created while the mail is written, so that only its hash is ever
 * stored. Browsers do not send what comes after `#`, so no log has the token.
 */
export const RESET_MAIL = defineMail({
  name: 'passwordResetMail',
  data: z.object({ resetId: z.int() }),
  compose: async ({ env, writes }, { resetId }) => {
    const token = createResetToken();
    const recipient = await openReset(writes, resetId, hashResetToken(token));
    if (!recipient) return null;
    const { email: to, nickName, loginId } = recipient;
    const link = `${publicUrlOf(env, PAGE_PATHS.reset)}#${token}`;
    return {
      to,
      subject: '한팀 비밀번호를 다시 정해 주세요',
      body: createElement(ResetMail, { nickName, loginId, link, validMinutes: VALID_MINUTES }),
    };
  },
});

/** The mail to the address that an account had until now. */
export const EMAIL_CHANGED_MAIL = defineMail({
  name: 'emailChangedMail',
  data: z.object({ to: z.string(), nickName: z.string(), loginId: z.string() }),
  compose: async (_services, { to, nickName, loginId }) => ({
    to,
    subject: '한팀 계정의 이메일 주소가 바뀌었어요',
    body: createElement(EmailChangedMail, { nickName, loginId }),
  }),
});
