import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DAY_MS } from '../../../shared/seoul';
import { AccessToken } from '../../domain/tokens/token.entity';
import { SchoolCode } from '../../domain/verification/verification.entity';
import { createSecret, hashSecret } from '../../domain/tokens/token-secret';
import { Mail } from '../../domain/mails/mail.entity';
import type { Member } from '../../domain/members/member.entity';
import { PasswordReset } from '../../domain/password-resets/password-reset.entity';
import { createLinkToken, hashLinkToken } from '../../domain/kit/sessions/link-token';
import { buildMember } from './members';
import { nextNumber } from './next-number';

/** An access token and its secret. It may write and expires in a week by default. */
export async function buildAccessToken(
  em: EntityManager,
  overrides: Partial<Pick<AccessToken, 'name' | 'mayWrite' | 'expiresAt' | 'createdAt'>> & { member?: Member } = {},
): Promise<{ token: AccessToken; secret: string }> {
  const secret = createSecret();
  const token = new AccessToken();
  Object.assign(token, {
    name: `토큰 ${nextNumber()}`,
    secretHash: hashSecret(secret),
    mayWrite: true,
    expiresAt: new Date(Date.now() + 7 * DAY_MS),
    ...overrides,
    member: overrides.member ?? (await buildMember(em)),
  });
  await em.persist(token).flush();
  return { token, secret };
}

/** A password reset that is valid for half an hour, and its token. */
export async function buildPasswordReset(
  em: EntityManager,
  { member }: { member?: Member } = {},
): Promise<{ reset: PasswordReset; token: string }> {
  const token = createLinkToken();
  const reset = new PasswordReset();
  Object.assign(reset, {
    member: member ?? (await buildMember(em)),
    requestId: randomUUID(),
    tokenHash: hashLinkToken(token),
    expiresAt: new Date(Date.now() + 30 * 60 * 1000),
  });
  await em.persist(reset).flush();
  return { reset, token };
}

/** A requested code for the verification of the member's school. */
export async function buildSchoolCode(
  em: EntityManager,
  overrides: Partial<Pick<SchoolCode, 'email' | 'codeHash' | 'expiresAt'>> & { member?: Member } = {},
): Promise<SchoolCode> {
  const code = new SchoolCode();
  const local = `student-${nextNumber()}`;
  Object.assign(code, {
    email: `${local}@skku.edu`,
    person: `${local}@성균관대학교`,
    ...overrides,
    member: overrides.member ?? (await buildMember(em, { university: '성균관대학교' })),
  });
  await em.persist(code).flush();
  return code;
}

/** Record of a sent mail. */
export async function buildMail(em: EntityManager): Promise<Mail> {
  const mail = new Mail();
  Object.assign(mail, { key: `test:${nextNumber()}`, sentAt: new Date() });
  await em.persist(mail).flush();
  return mail;
}
