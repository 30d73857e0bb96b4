import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { CLOCK_NOW } from '../../platform/database/clock';

/** Whether a link to a team is still valid, in statements over `team_invitation`. */
export const isValid: RawBuilder<SqlBool> = sql`expires_at > ${CLOCK_NOW}`;

/** The most links of a team that are listed. */
export const MAX_LISTED = sql.lit(100);
