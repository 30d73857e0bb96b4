import { randomInt } from 'node:crypto';
import { createElement } from 'react';
import { z } from 'zod';
import type { Services } from '../context';
import { defineMail } from '../mails/mail.delivery';
import { officialName } from '../schools/school.names';
import { findRequestedCode, VALID_MINUTES, writeCodeHash } from './verification.queries';
import { AddressTakenMail, CodeMail } from './verification.templates';

const CODE_DIGITS = 6;

/** Stored form of a code. It includes the request, so that equal codes have different hashes. */
export function hashCode({ sign }: Services, requestId: number, code: string): string {
  return sign(`school-code:${requestId}:${code}`);
}

/**
 * The mail about a request for a code. It contains the code, or the information that another
 * account has verified the address. The response to the request is the same, so only the owner of
 * the address learns this. The code is created with the text of the mail, so that only its hash is
 * stored.
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
