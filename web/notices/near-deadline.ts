/** The number of days before the deadline from which on it is shown as near. */
const NEAR_DAYS = 3;

/**
 * Whether so few days are left until the deadline of a notice that applying cannot wait. A notice
 * may have no deadline.
 */
export function isNearDeadline(dDay: number | null): boolean {
  return dDay !== null && dDay <= NEAR_DAYS;
}
