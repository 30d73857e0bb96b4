import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Role } from '../notices/project.entity';
import { isValid } from './invitation.columns';
import { isFull } from './seat.capacity';

/**
 * The number of valid links that count for the row `s` of seats. A row without a role counts the
 * links of all roles.
 */
const LINKS = sql`(
  select count(*) from team_invitation
  where notice_id = s.notice_id and ${isValid} and (s.role is null or team_invitation.role = s.role)
)`;

/**
 * True if every free seat of the whole notice or of the role already has a link.
 * @param role null for a study
 */
export function isFullWithLinks(noticeId: Expression<number>, role: Expression<Role | null>): RawBuilder<boolean> {
  return isFull(noticeId, role, sql`s.taken + ${LINKS}`);
}
