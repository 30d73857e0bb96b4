import type { Services } from '../context';
import type { Transaction } from '../kit/transaction';
import type { Member } from '../members/member.entity';
import { emailChanged, memberSignedUp, memberWithdrawing, schoolVerified } from '../members/member.events';
import { emailPseudonym, personPseudonym } from '../members/member.pseudonyms';
import { ModerationAction, ModerationEntry, ReportTarget } from './moderation.entity';
import { decisionMade } from './moderation.events';
import {
  countForeignSuspensions,
  endSuspensions,
  ensureCaseOfMember,
  findSuspendingEntry,
  findSuspension,
  keepSuspension,
  removeAuthorPseudonyms,
} from './suspension.writes';

/** The pseudonym of the verified person; none if the member has verified no school. */
const ofPerson = (tx: Transaction, { verifiedPerson }: Member): string[] =>
  verifiedPerson === null ? [] : [personPseudonym(tx, verifiedPerson)];

/** All pseudonyms of a member: of the e-mail address and of the verified person. */
const pseudonymsOf = (tx: Transaction, member: Member): string[] => [
  emailPseudonym(tx, member.email),
  ...ofPerson(tx, member),
];

/** The member that a decision suspends. */
interface Suspended {
  author: Member;
  /** Pseudonym of the author's verified person when the case began; null without one. */
  reportedPseudonym: string | null;
}

/**
 * Keeps the suspension of a member for every account with the same e-mail address or verified
 * school address. A move to another school after the report changes nothing (rules.md: Reports and
 * moderation).
 * @param entryId the decision to suspend
 */
export async function keepForPerson(
  tx: Transaction,
  { author, reportedPseudonym }: Suspended,
  entryId: number,
): Promise<void> {
  const { suspendedUntil: endsAt } = author;
  if (!endsAt) return;
  const pseudonyms = new Set(pseudonymsOf(tx, author));
  if (reportedPseudonym !== null) pseudonyms.add(reportedPseudonym);
  await keepSuspension(tx.writes, { pseudonyms: [...pseudonyms], endsAt, entryId });
}

/**
 * Ends the suspension of a member, and what is kept of it.
 * @param caseId the case that led to it
 * @param author null after their withdrawal
 */
export async function endForPerson(tx: Transaction, caseId: number, author: Member | null): Promise<void> {
  if (author) author.suspendedUntil = null;
  await endSuspensions(tx.writes, { caseId, pseudonyms: author ? pseudonymsOf(tx, author) : [] });
}

/**
 * Suspends an account whose person is suspended, with a case about the member in which they read
 * the reason and can appeal.
 */
async function continueSuspension(tx: Transaction, member: Member): Promise<void> {
  const found = await findSuspension(tx.writes, pseudonymsOf(tx, member));
  if (!found || !member.suspendUntil(found.endsAt)) return;
  const { schoolKey, moderatorId, reason, days } = found;
  const caseId = await ensureCaseOfMember(tx.writes, member.id, schoolKey);
  const action = ModerationAction.SUSPEND;
  const entry = new ModerationEntry();
  Object.assign(entry, { caseId, schoolKey, target: ReportTarget.MEMBER, targetId: member.id, authorId: member.id });
  Object.assign(entry, { action, days, reason, moderatorId });
  await tx.em.persist(entry).flush();
  await decisionMade.fire(tx, { action, memberId: member.id, notice: null });
}

/**
 * Keeps the suspension of a member who withdraws for the verified person, because the member may
 * have verified a school after the decision. The e-mail address is left out, because a suspended
 * member can change it to a stranger's.
 */
async function keepForVerifiedPerson(tx: Transaction, member: Member): Promise<void> {
  const pseudonyms = ofPerson(tx, member);
  const { suspendedUntil: endsAt } = member;
  if (pseudonyms.length === 0 || !endsAt || endsAt <= new Date()) return;
  const entryId = await findSuspendingEntry(tx.writes, member.id);
  if (entryId !== undefined) await keepSuspension(tx.writes, { pseudonyms, endsAt, entryId });
}

/** Continues the suspension of a person on each account that turns out to be theirs. */
export function listenForSuspensions(): void {
  for (const event of [memberSignedUp, emailChanged, schoolVerified]) {
    event.on((tx, { member }: { member: Member }) => continueSuspension(tx, member));
  }
  memberWithdrawing.on(async (tx, { member }) => {
    await keepForVerifiedPerson(tx, member);
    await removeAuthorPseudonyms(tx.writes, member.id);
  });
}

/**
 * Warns if suspensions were kept under pseudonyms of another key, so that the people are not
 * recognised (docs/OPERATIONS.md).
 */
export async function warnOfForeignSuspensions({ reads, pseudonyms, logger }: Services): Promise<void> {
  const count = await countForeignSuspensions(reads, pseudonyms.prefix);
  if (count > 0)
    logger.warn({ count }, 'suspensions were kept with another key: set PERSON_SECRET to the previous secret');
}
