import { semestersFrom } from '../../../../shared/semester';
import { seoulDate } from '../../../../shared/seoul';

/** Returns the semesters that a notice may name today: the current one and the next one. */
export function listOfferedSemesters(): readonly [current: string, next: string] {
  return semestersFrom(seoulDate(new Date()));
}
