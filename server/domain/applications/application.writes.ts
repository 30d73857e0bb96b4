import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { literals } from '../../platform/database/expressions';
import { type Params, statementsOn } from '../../platform/database/statement';
import type { Context } from '../context';
import type { Transaction } from '../kit/transaction';
import { type ViewerId, viewerInRow } from '../kit/viewer-id';
import { memberColumn } from '../members/member.columns';
import { mayWrite } from '../members/member.visibility';
import type { SchoolProof } from '../members/member.policy';
import { NoticeKind } from '../notices/notice.entity';
import type { WrittenForMember } from '../notices/notice.events';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { isListed, ofKinds, type VisibleNoticeParams, visibleNoticeParams } from '../notices/notice.visibility';
import type { Role } from '../notices/project.entity';
import { applyRefusal } from './application-refusal.columns';
import { hasSeat, type SeatTables } from './application.capacity';
import { ApplicationStatus, type ApplicationTables } from './application.entity';
import { applicationReceived } from './application.events';
import { REPEATABLE } from './application.policy';
import type { ApplicationView } from './application.view';

const { statement, variants } = statementsOn<ApplicationTables & NoticeStatementTables & SeatTables>();

/** What a member writes in an application. */
export interface NewApplication {
  /** Null for a study. */
  role: Role | null;
  text: string;
}

/** The notice that a member applies to. */
export interface ApplicationTarget {
  noticeId: number;
  kind?: NoticeKind;
}

/** The role that the application has: a study has no roles, whatever a client sends. */
const roleAt = (role: Expression<Role | null>) => sql<Role | null>`case when n.kind = 'PROJECT' then ${role}::text end`;

/**
 * Whether nothing refuses an application of the viewer to the notice `n`, except the seats and an earlier application. A notice that
 * is in no list is left to the transaction, so that nothing else has to be looked up here.
 */
function mayApply(
  viewerId: ViewerId,
  { noticeId, kinds, proof }: Params<ApplicationParams>,
  role: Expression<Role | null>,
) {
  const eb = expressionBuilder<{ n: NoticeStatementTables['notice'] }, 'n'>();
  return eb.and([
    eb('n.id', '=', noticeId),
    ofKinds(kinds),
    isListed(viewerId),
    mayWrite(viewerId),
    eb.or([eb('n.kind', '=', sql.lit(NoticeKind.STUDY)), eb(role, 'is not', null)]),
    eb(applyRefusal(viewerId, proof, sql.lit(false), sql.lit(false)), 'is', null),
  ]);
}

type ApplicationParams = VisibleNoticeParams & NewApplication & { proof: SchoolProof };

/**
 * With `locked`, the transaction has locked the notice and asked the policies, and only the seats are left to look at. Otherwise an
 * earlier application keeps this one from being written: if it may be repeated, the transaction removes it first.
 */
const insertApplication = variants<ApplicationParams>()(
  'applications.add',
  { locked: [true, false] },
  ({ locked }) =>
    (db, params) => {
      const { noticeId } = params;
      const viewerId = viewerInRow('m', params.viewerId);
      const role = roleAt(params.role);
      return db
        .with('target', (q) =>
          q
            .selectFrom('notice as n')
            // Without the member's row, the foreign key refuses the application.
            .leftJoin('member as m', (join) => join.on('m.id', '=', params.viewerId))
            .select(['n.id as noticeId', 'n.title as noticeTitle', 'n.owner_id as ownerId', role.as('role')])
            .select([sql<number>`${params.viewerId}::int`.as('memberId'), memberColumn(viewerId).as('applicant')])
            .where('n.id', '=', noticeId)
            .where(hasSeat(noticeId, role))
            .$if(!locked, (target) =>
              target
                .where(mayApply(viewerId, params, role))
                .forShare('n')
                .skipLocked(),
            ),
        )
        .with('added', (q) =>
          q
            .insertInto('application')
            .columns(['notice_id', 'applicant_id', 'role', 'text', 'status'])
            .expression((eb) =>
              eb
                .selectFrom('target')
                .select(['noticeId', 'memberId', 'role', sql<string>`${params.text}::text`.as('text')])
                .select(sql.lit(ApplicationStatus.PENDING).as('status')),
            )
            .$if(!locked, (insertion) =>
              insertion.onConflict((conflict) => conflict.columns(['notice_id', 'applicant_id']).doNothing()),
            )
            .returning(['id', 'text', 'created_at as createdAt', 'decide_by as decideBy']),
        )
        .with('change', (q) => q.selectFrom(['target', 'added']).selectAll())
        .with('written', () => applicationReceived.write())
        .selectFrom('change')
        .select(['id', 'noticeId', 'role', 'text', 'createdAt', 'decideBy', 'applicant'])
        .select(({ selectFrom }) => jsonArrayFrom(selectFrom('written').selectAll()).as('written'));
    },
  ['createdAt'],
);

/** An application that a statement wrote, and what the statement wrote for members. */
export interface WrittenApplication {
  application: ApplicationView;
  written: readonly WrittenForMember[];
}

/**
 * Writes an application with its notification, in one statement (docs/decisions/0057-actions-as-one-statement.md).
 * @param target the notice, and the kind that it must have for requests about projects or studies
 * @param options `locked` inside a transaction that has locked the notice and asked the policies
 * @returns undefined when no seat is free; unless `locked`, also when anything else refuses the application, another
 * transaction holds the notice, or the notice is in no list
 * @throws {Error} of the constraint when the member has withdrawn meanwhile or, if `locked`, applied
 */
export async function addApplication(
  ctx: Context,
  target: ApplicationTarget,
  { role, text }: NewApplication,
  { locked }: { locked: boolean },
): Promise<WrittenApplication | undefined> {
  const insertion = insertApplication({ locked });
  const params = visibleNoticeParams(ctx, target.noticeId, target.kind);
  const row = await ctx.writes.row(insertion, { ...params, role, text, proof: ctx.env.SCHOOL_PROOF });
  if (!row) return undefined;
  const { written, ...added } = row;
  return { application: { ...added, status: ApplicationStatus.PENDING, decidedAt: null, message: null }, written };
}

const deleteRepeatable = statement<{ noticeId: number; memberId: number }>()(
  'applications.removeRepeatable',
  (db, params) =>
    db
      .deleteFrom('application')
      .where('notice_id', '=', params.noticeId)
      .where('applicant_id', '=', params.memberId)
      .where(sql<SqlBool>`status in (${literals(REPEATABLE)})`)
      .returning('id'),
);

/** Removes the application after which a member may apply again. Returns whether there was one. */
export async function removeRepeatable(tx: Transaction, noticeId: number, memberId: number): Promise<boolean> {
  return (await tx.writes.row(deleteRepeatable, { noticeId, memberId })) !== undefined;
}
