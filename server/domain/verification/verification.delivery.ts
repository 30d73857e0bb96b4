import { randomInt } from 'node:crypto';
import { createElement } from 'react';
import { z } from 'zod';
import type { Services } from '../context';
import { defineMail } from '../mails/mail.delivery';
import { officialName } from '../schools/school.names';
import { findRequestedCode, VALID_MINUTES, writeCodeHash } from './verification.queries';
import { AddressTakenMail, CodeMail } from './verification.templates';

const CODE_DIGITS = 6;

/**
 * What is stored of a code. The request is part of it, so that equal codes have different hashes.
 */
export function hashCode({ sign }: Services, requestId: number, code: string): string {
  return sign(`school-code:${requestId}:${code}`);
}

/**
 * The mail that a request for a code causes: the code, or that another account verified the
 * address. Which of them shows only at the address, so the response to the request does not reveal
 * it. The code is created while the mail is written, so that only its hash is ever stored.
 */
export const SCHOOL_CODE_MAIL = defineMail({
  name: 'schoolCodeMail',
  mailboxLimit: null,
  data: z.object({ requestId: z.int() }),
  compose: async (services, { requestId }) => {
    const request = await findRequestedCode(services.primary, requestId);
    if (!request) return null;
    const { email: to, university, isTaken } = request;
    const school = officialName(university);
    if (isTaken) {
      const body = createElement(AddressTakenMail, { school });
      return { to, subject: '이미 인증에 쓴 주소예요', unsubscribe: null, body };
    }
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    await writeCodeHash(services.writes, requestId, hashCode(services, requestId, code));
    const body = createElement(CodeMail, { school, code, validMinutes: VALID_MINUTES });
    return { to, subject: `한팀 학교 인증 코드 ${code}`, unsubscribe: null, body };
  },
});
