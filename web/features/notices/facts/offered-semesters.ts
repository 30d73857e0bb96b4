import { semestersFrom } from '../../../../shared/semester';
import { seoulDate } from '../../../../shared/seoul';

/** Returns the semesters that a notice may name today: the present one and the next one. */
export function listOfferedSemesters(): readonly [present: string, next: string] {
  return semestersFrom(seoulDate(new Date()));
}
