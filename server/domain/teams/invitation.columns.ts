import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { CLOCK_NOW } from '../../platform/database/clock';

/** True if a link to a team is valid, in statements over `team_invitation`. */
export const isValid: RawBuilder<SqlBool> = sql`expires_at > ${CLOCK_NOW}`;

/** The maximum number of listed links of a team. */
export const MAX_LISTED = sql.lit(100);
