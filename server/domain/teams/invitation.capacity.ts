import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Role } from '../notices/project.entity';
import { isValid } from './invitation.columns';
import { isFull } from './seat.capacity';

/** The valid links that take seats `s`: those for the role, or for any role when it is null. */
const LINKS = sql`(
  select count(*) from team_invitation
  where notice_id = s.notice_id and ${isValid} and (s.role is null or team_invitation.role = s.role)
)`;

/**
 * Whether every free seat has a link, of the notice in all or of the role.
 * @param role null for a study
 */
export function isFullWithLinks(noticeId: Expression<number>, role: Expression<Role | null>): RawBuilder<boolean> {
  return isFull(noticeId, role, sql`s.taken + ${LINKS}`);
}
