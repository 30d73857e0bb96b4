import { nextSemester } from '../../../../shared/semester';
import { texts } from '../../../texts';

/** Returns the semesters that the viewer may write, as options of a choice. */
export function listSemesters(current: string): { value: string; label: string }[] {
  return [current, nextSemester(current)].map((value) => ({ value, label: texts.timetable.semesterName(value) }));
}
