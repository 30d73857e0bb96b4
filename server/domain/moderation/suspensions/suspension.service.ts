import type { Services } from '../../context';
import type { Transaction } from '../../kit/transaction/transaction';
import type { Member } from '../../members/member.entity';
import { emailChanged, memberSignedUp, memberWithdrawing, schoolVerified } from '../../members/member.events';
import { emailPseudonym, personPseudonym } from '../../members/pseudonyms';
import { ModerationAction, ReportTarget } from '../moderation.entity';
import { recordRuling } from '../moderation-log.service';
import {
  countForeignSuspensions,
  deleteSuspensions,
  upsertCaseOfMember,
  findSuspendingEntry,
  findSuspension,
  insertSuspension,
  deleteAuthorPseudonyms,
} from './suspension.sql';

/** Pseudonym of the verified person; empty without a verified school. */
const ofPerson = (tx: Transaction, { verifiedPerson }: Member): string[] =>
  verifiedPerson === null ? [] : [personPseudonym(tx, verifiedPerson)];

/** Pseudonyms of the e-mail address and of the verified person of a member. */
const pseudonymsOf = (tx: Transaction, member: Member): string[] => [
  emailPseudonym(tx, member.email),
  ...ofPerson(tx, member),
];

/** The author whom a ruling suspends. */
interface Suspended {
  author: Member;
  /** Pseudonym of the author's verified person at the first report; null without one. */
  reportedPseudonym: string | null;
}

/**
 * Stores the suspension for every account with the same e-mail address or verified school address.
 * This includes the school address at the time of the report, so a move does not avoid it
 * (rules/suspensions.md).
 * @param entryId the log entry of the ruling
 */
export async function insertSuspensionOfPerson(
  tx: Transaction,
  { author, reportedPseudonym }: Suspended,
  entryId: number,
): Promise<void> {
  const { suspendedUntil: endsAt } = author;
  if (!endsAt) return;
  const pseudonyms = new Set(pseudonymsOf(tx, author));
  if (reportedPseudonym !== null) pseudonyms.add(reportedPseudonym);
  await tx.writes.run(insertSuspension, { pseudonyms: [...pseudonyms], endsAt, entryId });
}

/**
 * Ends the suspension of a member and deletes its stored pseudonyms.
 * @param caseId the case that led to the suspension
 * @param author null after their withdrawal
 */
export async function deleteSuspensionOfPerson(tx: Transaction, caseId: number, author: Member | null): Promise<void> {
  if (author) author.suspendedUntil = null;
  await tx.writes.run(deleteSuspensions, { caseId, pseudonyms: author ? pseudonymsOf(tx, author) : [] });
}

/**
 * Suspends an account that belongs to a suspended person. Opens a case about the member, so that
 * they can read the reason and appeal.
 */
async function continueSuspension(tx: Transaction, member: Member): Promise<void> {
  const found = await tx.reads.row(findSuspension, { pseudonyms: pseudonymsOf(tx, member) });
  if (!found || !member.suspendUntil(found.endsAt)) return;
  const { schoolKey, moderatorId, reason, days } = found;
  const { id: caseId } = await tx.writes.one(upsertCaseOfMember, { memberId: member.id, schoolKey });
  const target = { kind: ReportTarget.MEMBER, entity: member, authorId: member.id, notice: null };
  const ruling = { action: ModerationAction.SUSPEND, days, reason, moderatorId };
  await recordRuling(tx, { caseId, schoolKey, target }, ruling);
}

/**
 * Stores the suspension of a withdrawing member for the verified person. The member may have
 * verified a school after the ruling. The e-mail address is left out, because a suspended member
 * can change it to a stranger's address.
 */
async function insertSuspensionOfVerifiedPerson(tx: Transaction, member: Member): Promise<void> {
  const pseudonyms = ofPerson(tx, member);
  const { suspendedUntil: endsAt } = member;
  if (pseudonyms.length === 0 || !endsAt || endsAt <= new Date()) return;
  const entry = await tx.reads.row(findSuspendingEntry, { memberId: member.id });
  if (entry) await tx.writes.run(insertSuspension, { pseudonyms, endsAt, entryId: entry.id });
}

/**
 * Continues a person's suspension on each account that a sign-up, a new address or a verification
 * links to them.
 */
export function listenForSuspensions(): void {
  for (const event of [memberSignedUp, emailChanged, schoolVerified]) {
    event.on((tx, { member }: { member: Member }) => continueSuspension(tx, member));
  }
  memberWithdrawing.on(async (tx, { member }) => {
    await insertSuspensionOfVerifiedPerson(tx, member);
    await tx.writes.run(deleteAuthorPseudonyms, { memberId: member.id });
  });
}

/**
 * Warns if suspensions are stored under pseudonyms of another key. The service cannot recognise
 * these people (operations/secrets.md).
 */
export async function warnOfForeignSuspensions({ reads, pseudonyms, logger }: Services): Promise<void> {
  const { count } = await reads.one(countForeignSuspensions, { prefix: pseudonyms.prefix });
  if (count > 0)
    logger.warn({ count }, 'suspensions were kept with another key: set PERSON_SECRET to the previous secret');
}
