/** The name of a semester: `Fall 2026`. */
export const semesterName = (year: string, half: string): string => `${half === '1' ? 'Spring' : 'Fall'} ${year}`;
