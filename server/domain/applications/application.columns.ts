import { type RawBuilder, sql } from 'kysely';
import { ApplicationStatus } from './application.entity';

/** The day by which the application `a` is decided on; null unless it is pending. */
export const DECIDE_BY: RawBuilder<string | null> = sql<
  string | null
>`case when a.status = ${sql.lit(ApplicationStatus.PENDING)} then a.decide_by end`;
