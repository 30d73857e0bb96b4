import type { RoleSeats } from './RoleChips';

/** The seats of a notice. */
export interface NoticeSeatCounts {
  headcount: number;
  approvedCount: number;
  /** The roles of a project. */
  roles?: readonly RoleSeats[];
}

/** The roles that a project has seats for. It has none when it leaves open who does what. */
export function getWantedRoles({ roles = [] }: Pick<NoticeSeatCounts, 'roles'>): readonly RoleSeats[] {
  return roles.filter(({ headcount, approved }) => headcount > 0 || approved > 0);
}

/** Seats that are alike: those of a role, or all of a notice that leaves open who does what. */
export interface SeatGroup extends Omit<RoleSeats, 'role'> {
  role?: RoleSeats['role'];
}

/** The seats of a notice by the roles that it recruits. */
export function getSeatGroups({ headcount, approvedCount: approved, roles }: NoticeSeatCounts): readonly SeatGroup[] {
  const wanted = getWantedRoles({ roles });
  return wanted.length > 0 ? wanted : [{ headcount, approved }];
}

/** Counts the free seats of a role. */
export function countFreeOfRole({ headcount, approved }: Omit<RoleSeats, 'role'>): number {
  return Math.max(0, headcount - approved);
}

/** Counts the free seats of a notice: of the roles together, if it has any, and at most those that are left in all. */
export function countFreeSeats({ headcount, approvedCount, roles }: NoticeSeatCounts): number {
  const left = Math.max(0, headcount - approvedCount);
  const wanted = getWantedRoles({ roles });
  if (wanted.every((role) => role.headcount === 0)) return left;
  return Math.min(
    left,
    wanted.reduce((sum, role) => sum + countFreeOfRole(role), 0),
  );
}
