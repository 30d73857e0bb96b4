import { BOUNDS } from '../../shared/bounds';
import { entryFor } from '../graphql/enums';
import type { Role } from '../graphql/generated/documents';
import { isObject } from '../graphql/is-object';
import { texts } from '../texts';
import { checkNumber, ruleOf } from '../ui/rules';

/**
 * The number of members that a project recruits for a role. An empty number field has the value
 * null.
 */
export interface RoleHeadcount {
  role: Role;
  headcount: number | null;
}

/** The headcounts in the form of a notice. Studies have no roles. */
export interface Headcounts {
  headcount?: number | null;
  roles?: readonly RoleHeadcount[];
}

/** Returns the sum of the headcounts of the roles. */
export function sumOfRoles({ roles = [] }: Headcounts): number {
  return roles.reduce((sum, { headcount }) => sum + (headcount ?? 0), 0);
}

/** The rule of the field for the roles. It checks the number of each role. */
export const rolesRule = ruleOf((value) =>
  readRoles(value)
    .map(({ role, headcount }) =>
      checkNumber(entryFor(texts.notice.roleNumbers, role), headcount, BOUNDS.roleNumber, false),
    )
    .find((message) => message !== undefined),
);

/**
 * Returns the values of a notice with each role's headcount as a property of its own, named after
 * the role.
 */
export function flattenRoles<TValues extends object>(values: TValues): TValues & Record<string, unknown> {
  const roles = 'roles' in values ? readRoles(values.roles) : [];
  return { ...values, ...Object.fromEntries(roles.map(({ role, headcount }) => [role, headcount])) };
}

function readRoles(value: unknown): RoleHeadcount[] {
  return Array.isArray(value) ? value.filter(isRoleHeadcount) : [];
}

function isRoleHeadcount(value: unknown): value is RoleHeadcount {
  if (!isObject(value)) return false;
  const { role, headcount } = value;
  const isRole = typeof role === 'string' && Object.hasOwn(texts.notice.roleNumbers, role);
  return isRole && (typeof headcount === 'number' || headcount === null);
}
