import { nextSemester } from '../../../../shared/semester';
import { texts } from '../../../texts';

/** Returns the semesters that the viewer may write, as options of a choice. */
export function listSemesters(present: string): { value: string; label: string }[] {
  return [present, nextSemester(present)].map((value) => ({ value, label: texts.timetable.semesterName(value) }));
}
