/** Schools whose content members see: their own or all (setting SCHOOL_SCOPE). */
type SchoolScope = 'same' | 'any';

let chosen: SchoolScope = 'same';

/**
 * Sets the schools whose content members see. Must run before the statements are compiled, because
 * they contain the setting.
 */
export function chooseSchoolScope(scope: SchoolScope): void {
  chosen = scope;
}

/** True if members see all schools. */
export const seesAllSchools = (): boolean => chosen === 'any';
