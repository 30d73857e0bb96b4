import { sql } from 'kysely';
import { Role } from '../../profiles/role.entity';

// Headcounts of the notice `n` (rules/notices.md: Seats). The row in scope of its roles is `r`.

/** Column with the headcount of each role. */
export const HEADCOUNT_COLUMNS = {
  [Role.FRONTEND]: 'frontend_number',
  [Role.BACKEND]: 'backend_number',
  [Role.DESIGNER]: 'designer_number',
} as const;

/** The roles in their order, with their headcounts. These are null for a study. */
export const FROM_ROLES = sql`(values ${sql.join(
  Object.values(Role).map(
    (role, rank) => sql`(${sql.lit(rank)}, ${sql.lit(role)}, ${sql.ref(`n.${HEADCOUNT_COLUMNS[role]}`)})`,
  ),
)}) r (rank, role, headcount)`;

export const ROLE_ORDER = sql`r.rank`;

/** Number of seats: the sum over the roles if one has a headcount, otherwise `recruit_number`. */
export const SEAT_COUNT = sql<number>`coalesce(
  nullif(n.frontend_number + n.backend_number + n.designer_number, 0), n.recruit_number
)`;
