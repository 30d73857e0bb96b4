import type { EntityManager } from '@mikro-orm/postgresql';
import { DAY_MS } from '../../../shared/seoul';
import type { Member } from '../../domain/members/member.entity';
import { NoticeKind } from '../../domain/notices/notice.entity';
import { Project } from '../../domain/notices/kinds/project.entity';
import { Role } from '../../domain/profiles/role.entity';
import { Offer, OFFER_DAYS, OfferState } from '../../domain/seekers/offers/offer.entity';
import { Seeker } from '../../domain/seekers/seeker.entity';
import { buildMember } from './members';
import { nextNumber } from './next-number';
import { buildStudy } from './notices';

/** Verifies the school of a member, as a new person. */
export async function verifyMember(em: EntityManager, member: Member): Promise<Member> {
  member.verifySchool(`${member.loginId}@hanbit.ac.kr`, `${member.loginId}@${member.schoolKey}`);
  await em.persist(member).flush();
  return member;
}

/** A verified member of 한빛대학교 by default. */
export async function buildVerified(
  em: EntityManager,
  overrides: Parameters<typeof buildMember>[1] = {},
): Promise<Member> {
  return verifyMember(em, await buildMember(em, overrides));
}

/** A verified member who looks for both kinds until a day in the far future. */
export async function buildSeeker(
  em: EntityManager,
  overrides: Partial<Pick<Seeker, 'member' | 'kinds' | 'roles' | 'text' | 'courseKey' | 'semester' | 'until'>> = {},
): Promise<Seeker> {
  const member = overrides.member ?? (await buildVerified(em));
  const seeker = em.create(Seeker, {
    kinds: [NoticeKind.PROJECT, NoticeKind.STUDY],
    roles: [Role.BACKEND],
    text: '꾸준히 함께할 팀을 찾아요.',
    until: '2099-12-31',
    ...overrides,
    member,
    schoolKey: member.schoolKey,
    shuffle: nextNumber(),
  });
  await em.flush();
  return seeker;
}

/** An open offer by default. An ended one ended now. */
export async function buildOffer(
  em: EntityManager,
  overrides: Partial<Pick<Offer, 'notice' | 'member' | 'text' | 'state' | 'expiresAt'>> & { endedAt?: Date } = {},
): Promise<Offer> {
  const notice = overrides.notice ?? (await buildStudy(em));
  const member = overrides.member ?? (await buildMember(em));
  const { text = '함께해요.', state = OfferState.OPEN, endedAt = new Date() } = overrides;
  const { expiresAt = new Date(Date.now() + OFFER_DAYS * DAY_MS) } = overrides;
  const offer = em.create(Offer, {
    notice,
    member,
    text,
    state,
    role: notice instanceof Project ? Role.BACKEND : null,
    expiresAt,
    endedAt: state === OfferState.OPEN ? null : endedAt,
  });
  await em.flush();
  return offer;
}
