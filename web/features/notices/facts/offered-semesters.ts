import { semestersFrom } from '../../../../shared/semester';
import { toSeoul } from '../../../../shared/seoul';

/** Returns the semesters that a notice may name today: the present one and the next one. */
export function listOfferedSemesters(): readonly [present: string, next: string] {
  return semestersFrom(toSeoul(new Date()).toISOString().slice(0, 10));
}
