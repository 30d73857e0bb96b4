import { SOON_DAYS } from '../../../shared/bounds';

/**
 * Whether the deadline of a notice is so near that applications are urgent. Null stands for no
 * deadline.
 */
export function isNearDeadline(dDay: number | null): boolean {
  return dDay !== null && dDay <= SOON_DAYS;
}
