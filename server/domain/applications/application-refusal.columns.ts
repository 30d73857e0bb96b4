import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { literals } from '../../platform/database/expressions';
import type { ViewerId } from '../kit/viewer-id';
import type { SchoolProof } from '../members/member.policy';
import { hasVerifiedSchool } from '../members/member.visibility';
import { isRecruiting } from '../notices/notice-deadline.columns';
import { ApplicationStatus } from './application.entity';
import { DECIDABLE, type DecidedStatus, REPEATABLE } from './application.policy';
import { ApplyRefusal } from './application.view';

// The reasons that refuse an application to the notice `n`, and a decision about it, in SQL.

/** The application of the viewer to the notice `n`, as `a`: a table with its condition. */
export function ownApplication(viewerId: Expression<number>) {
  return sql`application a where a.notice_id = n.id and a.applicant_id = ${viewerId}`;
}

function hasFinalApplication(viewerId: Expression<number>): RawBuilder<SqlBool> {
  return sql`exists (select from ${ownApplication(viewerId)} and a.status not in (${literals(REPEATABLE)}))`;
}

/**
 * `refusalToApply` over the notice `n`, as a name of the schema, or NOTICE_FULL; null when the viewer may apply.
 * @param isFull whether no seat is free
 */
export function applyRefusal(viewerId: ViewerId, proof: Expression<SchoolProof>, isFull: Expression<SqlBool>) {
  const isForVerified = sql`(${proof} = 'required' or ${proof} = 'optional' and n.verified_only)`;
  const refusals: [Expression<unknown>, ApplyRefusal][] = [
    [sql`n.owner_id = ${viewerId}`, ApplyRefusal.OWN_NOTICE],
    [hasFinalApplication(viewerId), ApplyRefusal.ALREADY_APPLIED],
    [sql`n.hidden`, ApplyRefusal.NOTICE_HIDDEN],
    [sql`not ${isRecruiting()}`, ApplyRefusal.RECRUITMENT_CLOSED],
    [sql`${isForVerified} and not ${hasVerifiedSchool(viewerId)}`, ApplyRefusal.SCHOOL_UNVERIFIED],
    [isFull, ApplyRefusal.NOTICE_FULL],
  ];
  const cases = refusals.map(([condition, code]) => sql`when ${condition} then ${sql.lit(code)}`);
  return sql<ApplyRefusal | null>`case ${sql.join(cases, sql` `)} end`;
}

/** `refusalToDecide` over the application `a`: whether the viewer may make this decision. */
export function mayDecide(viewerId: Expression<number>, decision: DecidedStatus): RawBuilder<SqlBool> {
  const visible = decision === ApplicationStatus.REJECTED ? sql`` : sql` and not n.hidden`;
  return sql`(a.status in (${literals(DECIDABLE[decision])})
    and exists (select from notice n where n.id = a.notice_id and n.owner_id = ${viewerId}${visible}))`;
}
