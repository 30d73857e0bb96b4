import { sql } from 'kysely';
import { statementsOn } from '../../../platform/database/statements/statement';
import { AppError } from '../../../platform/errors/app-error';
import { type Context, requireViewerId } from '../../context';
import { ensureAllowed } from '../../kit/rules/rules';
import { inTransaction, type Transaction } from '../../kit/transaction/transaction';
import { personPseudonym } from '../../members/pseudonyms';
import { ModerationAction, type ModerationTables, type ReportReason, ReportTarget } from '../moderation.entity';
import { REPORT_LIMIT, isHiddenByReports, reportCheck } from '../moderation.rules';
import { readOfferText, readSeekerText } from '../moderation-contributions.sql';
import { type LockedTarget, lockReported } from '../moderation-lock.sql';
import { recordRuling } from '../moderation-log.service';
import { countPeople } from './reporter.sql';

export interface NewReport {
  target: ReportTarget;
  targetId: number;
  reason: ReportReason;
  text: string;
  /** Offer of the reported member that the report is about; null without one. */
  offerId: number | null;
}

/**
 * Reports a notice, comment or member. Reports by three people with verified schools hide it. A
 * ruling of a moderator ends this automatic hiding (rules/moderation.md: Reports).
 * @throws {AppError} OWN_CONTENT, TOO_MANY_ATTEMPTS; NOT_FOUND, also for an offer that the member
 *   did not make to the viewer; ALREADY_REPORTED, also for another account of the same person
 */
export async function reportContent(ctx: Context, report: NewReport): Promise<void> {
  const viewerId = requireViewerId(ctx);
  const { target, targetId, reason, text } = report;
  await ctx.rateLimits.consume(REPORT_LIMIT, viewerId);
  await inTransaction(ctx, async (tx) => {
    const locked = await lockReported(tx, target, targetId);
    const { authorId, ownerId, schoolKey, viewerPerson, authorPerson } = locked;
    const verified = viewerPerson !== null;
    await ensureAllowed(tx, reportCheck, { ownerId });
    const copies = { offerText: await readReportedOffer(tx, report), seekerText: await readReportedSeeker(tx, report) };
    const authorPseudonym = authorPerson === null ? null : personPseudonym(tx, authorPerson);
    const counting = { targetId, authorId, schoolKey, verified, authorPseudonym };
    const counted = await tx.writes.row(countReport({ target }), counting);
    if (!counted) throw new Error('A report was not counted.');
    const { id: caseId, reviewed } = counted;
    const pseudonym = reviewed || viewerPerson === null ? null : personPseudonym(tx, viewerPerson);
    await tx.writes.run(insertReport, { caseId, viewerId, reason, text, ...copies, verified, pseudonym });
    if (reviewed || locked.entity.hidden) return;
    const { people } = await tx.reads.one(countPeople, { caseId, prefix: tx.pseudonyms.prefix });
    if (isHiddenByReports(people)) await hideByReports(tx, caseId, locked);
  });
}

/**
 * Reads the text of the offer that a report is about; null without an offer.
 * @throws {AppError} NOT_FOUND unless the reported member made it to the viewer
 */
async function readReportedOffer(tx: Transaction, { target, targetId, offerId }: NewReport): Promise<string | null> {
  if (offerId === null) return null;
  const text = target === ReportTarget.MEMBER ? await readOfferText(tx, { offerId, memberId: targetId }) : undefined;
  if (text === undefined) throw new AppError('NOT_FOUND');
  return text;
}

/** Reads the sentence with which the reported member looks for a team; null without one. */
async function readReportedSeeker(tx: Transaction, { target, targetId }: NewReport): Promise<string | null> {
  return target === ReportTarget.MEMBER ? ((await readSeekerText(tx, targetId)) ?? null) : null;
}

const { insertRow, statement, variants } = statementsOn<ModerationTables>();

const COLUMNS = {
  [ReportTarget.NOTICE]: 'notice_id',
  [ReportTarget.COMMENT]: 'comment_id',
  [ReportTarget.MEMBER]: 'member_id',
} as const;

/** A report to count in the case of its target. */
interface CountedReport {
  targetId: number;
  authorId: number | null;
  /** Pseudonym of the author's verified person. */
  authorPseudonym: string | null;
  schoolKey: string;
  verified: boolean;
}

/**
 * Adds a report to the case of its target and creates the case if needed. The row lock serialises
 * reports of one target.
 */
const countReport = variants<CountedReport>()(
  'moderation.countReport',
  { target: Object.values(ReportTarget) },
  ({ target }) =>
    (_db, { targetId, authorId, authorPseudonym, schoolKey, verified }) => {
      const one = sql<number>`${verified}::boolean::integer`;
      return insertRow('moderation_case', {
        school_key: schoolKey,
        [COLUMNS[target]]: targetId,
        author_id: authorId,
        author_pseudonym: authorPseudonym,
        reports: sql.lit(1),
        verified_reports: one,
      })
        .onConflict((conflict) =>
          conflict.column(COLUMNS[target]).doUpdateSet((eb) => ({
            open: sql.lit(true),
            author_pseudonym: eb.fn.coalesce('moderation_case.author_pseudonym', 'excluded.author_pseudonym'),
            reports: eb('moderation_case.reports', '+', sql.lit(1)),
            verified_reports: eb('moderation_case.verified_reports', '+', eb.ref('excluded.verified_reports')),
            changed_at: sql<Date>`now()`,
          })),
        )
        .returning(['id', 'reviewed']);
    },
);

/** A report as it is stored. */
interface StoredReport {
  caseId: number;
  viewerId: number;
  reason: ReportReason;
  text: string;
  offerText: string | null;
  seekerText: string | null;
  verified: boolean;
  pseudonym: string | null;
}

const insertReport = statement<StoredReport>()('moderation.addReport', (db, report) => {
  const { caseId, viewerId, reason, text, offerText, seekerText, verified, pseudonym } = report;
  return insertRow('report', {
    case_id: caseId,
    reporter_id: viewerId,
    reason,
    text,
    offer_text: offerText,
    seeker_text: seekerText,
    verified,
    reporter_pseudonym: pseudonym,
  }).returning('id');
});

async function hideByReports(tx: Transaction, caseId: number, target: LockedTarget): Promise<void> {
  target.entity.hidden = true;
  await recordRuling(tx, { caseId, schoolKey: target.schoolKey, target }, { action: ModerationAction.HIDE });
}
