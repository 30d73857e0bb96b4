import { semestersFrom } from '../../../../shared/semester';
import { daysFromToday } from '../../../days';

/** Returns the semesters that a notice may name today: the present one and the next one. */
export function listOfferedSemesters(): readonly [present: string, next: string] {
  return semestersFrom(daysFromToday(0));
}
