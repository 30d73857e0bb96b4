import { type RawBuilder, sql } from 'kysely';
import { ApplicationStatus } from './application.entity';

/**
 * The last day on which the owner decides about the application `a`, in Korea; null unless it is
 * pending.
 */
export const DECIDE_BY: RawBuilder<string | null> = sql<
  string | null
>`case when a.status = ${sql.lit(ApplicationStatus.PENDING)} then a.decide_by end`;
