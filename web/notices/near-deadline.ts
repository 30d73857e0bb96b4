/** The number of days before a deadline at which it counts as near. */
const NEAR_DAYS = 3;

/**
 * Whether the deadline of a notice is so near that applications are urgent. Null stands for no
 * deadline.
 */
export function isNearDeadline(dDay: number | null): boolean {
  return dDay !== null && dDay <= NEAR_DAYS;
}
