/** Whether members see the notices of their own school only, or everybody's (the setting SCHOOL_SCOPE). */
export type SchoolScope = 'same' | 'any';

/** What the policies need to know of who asks. */
export interface Asker {
  id: number;
  schoolKey: string;
}

/** What they need to know of a notice; both its entity and its view have it. */
interface Owned {
  owner: { id: number };
}

/** Whether the notice is the asker's own: edit, delete, close, applicants, decisions (rules.md: Who sees and does what). */
export function canManage(asker: Pick<Asker, 'id'>, notice: Owned): boolean {
  return notice.owner.id === asker.id;
}

/**
 * Whether the notice exists for the asker by its school. Its own notices and those that it applied to stay visible to
 * a member who moved to another school.
 */
export function isOfSameSchool(asker: Asker, notice: { schoolKey: string }, scope: SchoolScope): boolean {
  return scope === 'any' || notice.schoolKey === asker.schoolKey;
}

/** Whether the notice takes an application of the asker, who may apply once: not its own notice, and while recruiting. */
export function canApply(asker: Pick<Asker, 'id'>, notice: Owned & { recruiting: boolean }): boolean {
  return notice.recruiting && !canManage(asker, notice);
}
