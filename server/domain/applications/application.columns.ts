import { type RawBuilder, sql } from 'kysely';
import { departureKindOf } from '../teams/team.contributions';
import { ApplicationStatus } from './application.entity';

const APPROVED = sql.lit(ApplicationStatus.APPROVED);

/**
 * The status of the application `a`: the decision, or how the membership that followed it ended. The kinds of ends are
 * among the statuses.
 */
export const STATUS: RawBuilder<ApplicationStatus> = sql<ApplicationStatus>`case
  when a.status = ${APPROVED} then coalesce(${departureKindOf(sql`a.applicant_id`, sql`a.notice_id`)}, ${APPROVED})
  else a.status end`;

/** The day by which the application `a` is decided on; null unless it is pending. */
export const DECIDE_BY: RawBuilder<string | null> = sql<
  string | null
>`case when a.status = ${sql.lit(ApplicationStatus.PENDING)} then a.decide_by end`;
