import { hash, type Options } from '@node-rs/argon2';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DAY_MS } from '../../../shared/seoul';
import { PASSWORD } from '../clients/accounts';
import { MemberBlock } from '../../domain/blocks/block.entity';
import { Consent } from '../../domain/members/consents/consent.entity';
import { Member } from '../../domain/members/member.entity';
import { nextNumber } from './next-number';

/** Parameters of a hash that takes less than a millisecond. Members who sign up get a full hash. */
const CHEAP: Options = { memoryCost: 8, timeCost: 1, parallelism: 1 };

let passwordHash: Promise<string> | undefined;

/**
 * A member of 한빛대학교 by default, with a confirmed e-mail address. They joined a week ago,
 * because new members have lower limits.
 */
export async function buildMember(
  em: EntityManager,
  overrides: Partial<
    Pick<Member, 'loginId' | 'nickName' | 'university' | 'email' | 'emailConfirmedAt' | 'createdAt'>
  > = {},
): Promise<Member> {
  passwordHash ??= hash(PASSWORD, CHEAP);
  const number = nextNumber();
  const member = new Member();
  Object.assign(member, {
    loginId: `member-${number}`,
    nickName: `학생${number}`,
    email: `member-${number}@example.com`,
    emailConfirmedAt: new Date(),
    passwordHash: await passwordHash,
    createdAt: new Date(Date.now() - 7 * DAY_MS),
    ...overrides,
  });
  member.moveTo(overrides.university ?? '한빛대학교');
  await em.persist(member).flush();
  return member;
}

/** A member's consent to an earlier version of the terms. */
export async function buildConsent(em: EntityManager): Promise<Consent> {
  const consent = new Consent();
  Object.assign(consent, { member: await buildMember(em), kind: 'TERMS', version: '2020-01-01' });
  await em.persist(consent).flush();
  return consent;
}

export async function buildBlock(
  em: EntityManager,
  overrides: { blocker?: Member; blocked?: Member } = {},
): Promise<MemberBlock> {
  const blocker = overrides.blocker ?? (await buildMember(em));
  const block = em.create(MemberBlock, { blocker, blocked: overrides.blocked ?? (await buildMember(em)) });
  await em.flush();
  return block;
}

/** Makes a member a moderator of their school. */
export async function makeModerator(em: EntityManager, member: Member): Promise<Member> {
  member.moderator = true;
  await em.persist(member).flush();
  return member;
}

/** Makes a member an operator of the service. */
export async function makeOperator(em: EntityManager, member: Member): Promise<Member> {
  member.operator = true;
  await em.persist(member).flush();
  return member;
}
