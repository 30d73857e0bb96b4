/** A semester (학기) such as `2026-2`: an academic year with 1 or 2. */
export const SEMESTER_FORMAT = /^\d{4}-[12]$/u;

/**
 * Returns the semester of a day. March to August are the first one of an academic year. September
 * to February are the second one.
 * @param day a day in Korea, `YYYY-MM-DD`
 */
export function semesterOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  if (month >= 3 && month <= 8) return `${year}-1`;
  return month >= 9 ? `${year}-2` : `${year - 1}-2`;
}

/** Returns the semester after this one. */
export function nextSemester(semester: string): string {
  const [year = 0, half] = semester.split('-').map(Number);
  return half === 1 ? `${year}-2` : `${year + 1}-1`;
}

/** Returns the semesters that new content may name: the current one and the next one. */
export function semestersFrom(day: string): readonly [current: string, next: string] {
  const current = semesterOf(day);
  return [current, nextSemester(current)];
}
