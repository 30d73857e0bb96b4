/** The schools that members see: their own, or all (the setting SCHOOL_SCOPE). */
type SchoolScope = 'same' | 'any';

let chosen: SchoolScope = 'same';

/**
 * Chooses the schools that members see, before the statements are compiled, which contain the
 * choice.
 */
export function chooseSchoolScope(scope: SchoolScope): void {
  chosen = scope;
}

/** Whether members see all schools. */
export const seesAllSchools = (): boolean => chosen === 'any';
