import { entryFor } from '../../graphql/enums';
import type { Role } from '../../graphql/generated/documents';
import { texts } from '../../texts';

/** Returns the name of a member's part in a team: the owner, a role, or a member without a role. */
export function nameTeamRole(role: Role | null, isOwner: boolean): string {
  if (isOwner) return texts.team.owner;
  return role === null ? texts.team.member : entryFor(texts.notice.role, role);
}
