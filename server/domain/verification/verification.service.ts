import { randomInt } from 'node:crypto';
import { createElement } from 'react';
import { z } from 'zod';
import { type Context, requireViewerId } from '../context';
import { defineMail, ensureMail, sendMail } from '../mails/mail.service';
import { officialName, schoolKey } from '../schools/school-names';
import {
  findRequestedCode,
  VALID_MINUTES,
  updateCodeHash,
  type CodeAttempt,
  countAttempt,
  MAX_ATTEMPTS,
  useCode,
  upsertCodeRequest,
} from './verification.sql';
import { AddressTakenMail, CodeMail } from './verification-mail';
import { LockMode } from '@mikro-orm/core';
import { inLanguage } from '../../../shared/language';
import { withoutTag } from '../../../shared/mailbox';
import { AppError, invalid } from '../../platform/errors/app-error';
import { sha256 } from '../../platform/security/sha256';
import type { Sign } from '../../platform/security/signatures';
import { ensureNoToken } from '../kit/sessions/token';
import { inTransaction } from '../kit/transaction/transaction';
import { schoolVerified } from '../members/member.events';
import { readViewer } from '../members/member.sql';
import { findViewer } from '../members/member.service';
import { hasDomains, personKey, parseSchoolAddress } from '../schools/school-domains';
import { CODE_ADDRESS_LIMIT, CODE_LIMIT, CODE_MEMBER_ADDRESS_LIMIT, CODE_PAUSE } from './verification.rules';

const CODE_DIGITS = 6;

/** Stored form of a code. It includes the request, so that equal codes have different hashes. */
function hashCode(sign: Sign, requestId: number, code: string): string {
  return sign(`school-code:${requestId}:${code}`);
}

/**
 * Mail about a request for a code. It contains the code, or the information that another
 * account has verified the address. The response to the request is the same, so only the owner of
 * the address learns this. The code is created with the text of the mail, so that only its hash is
 * stored.
 */
export const SCHOOL_CODE_MAIL = defineMail({
  name: 'schoolCodeMail',
  mailboxLimit: null,
  data: z.object({ requestId: z.int() }),
  compose: async (services, { requestId }) => {
    const request = await services.primary.row(findRequestedCode, { id: requestId });
    if (!request) return null;
    const { email: to, university, isTaken, language } = request;
    const school = officialName(university);
    if (isTaken) {
      const body = createElement(AddressTakenMail, { language, school });
      const subject = inLanguage(language, {
        ko: '이미 인증에 쓴 주소예요',
        en: 'This address is already in use',
      });
      return { to, subject, unsubscribe: null, body };
    }
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    await services.writes.run(updateCodeHash, {
      id: requestId,
      codeHash: hashCode(services.signatures.sign, requestId, code),
    });
    const body = createElement(CodeMail, { language, school, code, validMinutes: VALID_MINUTES });
    const subject = inLanguage(language, {
      ko: `한팀 학교 인증 코드 ${code}`,
      en: `Your Hanteam school verification code: ${code}`,
    });
    return { to, subject, unsubscribe: null, body };
  },
});

/**
 * Mails a code to an address of the viewer's school, without its tag. A tag may lead to another
 * mailbox than the address that the code verifies. The response is the same for every address of
 * the school, so it does not reveal verified addresses (rules/verified-schools.md).
 * @returns the earliest time of another request
 * @throws {AppError} VALIDATION_FAILED for an address of no school or another school;
 *   SCHOOL_WITHOUT_DOMAIN, TOO_MANY_ATTEMPTS, VERIFICATION_OFF, MAIL_UNAVAILABLE, SESSION_REQUIRED
 */
export async function requestSchoolCode(ctx: Context, email: string): Promise<{ nextAllowedAt: Date }> {
  ensureOffered(ctx);
  ensureMail(ctx);
  const { id: memberId, university } = await readViewer(ctx);
  const person = ensureAddressOf(schoolKey(university), email);
  await ctx.rateLimits.consume(CODE_PAUSE, memberId);
  await ctx.rateLimits.consume(CODE_LIMIT, memberId);
  await ctx.rateLimits.consume(CODE_MEMBER_ADDRESS_LIMIT, sha256(`${memberId}:${person}`));
  await ctx.rateLimits.consume(CODE_ADDRESS_LIMIT, sha256(person));
  await inTransaction(ctx, async (tx) => {
    const { id: requestId } = await tx.writes.one(upsertCodeRequest, { memberId, email: withoutTag(email), person });
    await sendMail(tx, SCHOOL_CODE_MAIL, { key: String(requestId), data: { requestId } });
  });
  return { nextAllowedAt: new Date(Date.now() + CODE_PAUSE.durationSeconds * 1000) };
}

/**
 * Verifies the viewer's school with the mailed code. A code is valid once.
 * @throws {AppError} VALIDATION_FAILED for a wrong or expired code; TOO_MANY_ATTEMPTS,
 *   SCHOOL_ADDRESS_TAKEN, VERIFICATION_OFF, SESSION_REQUIRED
 */
export async function verifySchool(ctx: Context, code: string): Promise<void> {
  ensureOffered(ctx);
  const attempt = await ctx.writes.row(countAttempt, { memberId: requireViewerId(ctx) });
  const codeHash = attempt && matchingHash(ctx, attempt, code);
  if (!attempt || !codeHash) throw wrongCode();
  await inTransaction(ctx, async (tx) => {
    const member = await findViewer(tx, LockMode.PESSIMISTIC_WRITE);
    const used = await tx.writes.row(useCode, { id: attempt.id, codeHash });
    // The member may have moved to another school since the request.
    if (!used || !isAddressOf(member.schoolKey, used.email)) throw wrongCode();
    member.verifySchool(used.email, used.person);
    await tx.em.flush();
    await schoolVerified.fire(tx, { member });
  });
}

function ensureOffered(ctx: Context): void {
  ensureNoToken(ctx);
  if (ctx.env.SCHOOL_PROOF === 'off') throw new AppError('VERIFICATION_OFF');
}

/**
 * Returns the key of the person behind an address of the school.
 * @throws {AppError} SCHOOL_WITHOUT_DOMAIN, VALIDATION_FAILED
 */
function ensureAddressOf(school: string, email: string): string {
  if (!hasDomains(school)) throw new AppError('SCHOOL_WITHOUT_DOMAIN');
  const address = parseSchoolAddress(email);
  if (address.verdict === 'alumni')
    throw invalid({
      email: { ko: '졸업생용 주소로는 인증할 수 없어요.', en: 'You can’t verify your school with an alumni address.' },
    });
  if (address.verdict === 'unknown')
    throw invalid({ email: { ko: '학교 이메일 주소를 입력해 주세요.', en: 'Enter your school email address.' } });
  if (address.schoolKey !== school)
    throw invalid({ email: { ko: '우리 학교 이메일 주소가 아니에요.', en: 'This address isn’t from your school.' } });
  return personKey(email, school);
}

function isAddressOf(school: string, email: string): boolean {
  const address = parseSchoolAddress(email);
  return address.verdict === 'school' && address.schoolKey === school;
}

/**
 * Returns the stored hash if the code is correct and valid; otherwise null.
 * @throws {AppError} TOO_MANY_ATTEMPTS
 */
function matchingHash(ctx: Context, attempt: CodeAttempt, code: string): string | null {
  const { id, attempts, codeHash, isCurrent, secondsLeft } = attempt;
  if (attempts > MAX_ATTEMPTS) throw new AppError('TOO_MANY_ATTEMPTS', { retryAfter: secondsLeft });
  if (codeHash === null || !isCurrent) return null;
  return ctx.signatures.isGenuine(codeHash, (sign) => hashCode(sign, id, code)) ? codeHash : null;
}

function wrongCode(): AppError {
  return invalid({
    code: { ko: '인증 코드가 맞지 않거나 시간이 지났어요.', en: 'This code is wrong or has expired.' },
  });
}
