import type { FormInstance } from 'antd';
import { BOUNDS } from '../../../../../shared/bounds';
import { entryFor } from '../../../../graphql/enums';
import type { Role } from '../../../../graphql/generated/documents';
import { isObject } from '../../../../is-object';
import { texts } from '../../../../texts';
import { checkNumber, ruleOf } from '../../../../forms/rules';

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
  /** Whether a project recruits for one number of seats, without headcounts by role. */
  withoutRoles?: boolean;
}

/** Returns the sum of the headcounts of the roles. */
function sumOfRoles({ roles = [] }: Headcounts): number {
  return roles.reduce((sum, { headcount }) => sum + (headcount ?? 0), 0);
}

/** Returns the number of wanted members, which does not include the owner. */
export function countWanted({ headcount, roles, withoutRoles }: Headcounts): number {
  return roles && !withoutRoles ? sumOfRoles({ roles }) : (headcount ?? 0);
}

/** Adds `withoutRoles`, which only the form has, to the values of a notice. */
export function toHeadcounts<TValues extends object>(values: TValues): TValues & Pick<Headcounts, 'withoutRoles'> {
  if (!('roles' in values)) return values;
  return { ...values, withoutRoles: sumOfRoles({ roles: parseRoles(values.roles) }) === 0 };
}

/**
 * The rule of the field for the roles. It checks the number of each role and their sum, which is
 * the headcount that is sent (rules/bounds.md).
 */
export function checkRoles({ getFieldsValue }: Pick<FormInstance<Headcounts>, 'getFieldsValue'>) {
  return ruleOf((value) => {
    if (getFieldsValue().withoutRoles) return undefined;
    const roles = parseRoles(value);
    const wrongRole = roles
      .map(({ role, headcount }) =>
        checkNumber(entryFor(texts.notice.roleNumbers, role), headcount, BOUNDS.roleNumber, false),
      )
      .find((message) => message !== undefined);
    return wrongRole ?? checkNumber(texts.notice.headcount, sumOfRoles({ roles }) || null, BOUNDS.recruitNumber, true);
  });
}

/**
 * Returns the values of a notice with each role's headcount as a property of its own, named after
 * the role.
 */
export function flattenRoles<TValues extends object>(values: TValues): TValues & Record<string, unknown> {
  const roles = 'roles' in values ? parseRoles(values.roles) : [];
  return { ...values, ...Object.fromEntries(roles.map(({ role, headcount }) => [role, headcount])) };
}

function parseRoles(value: unknown): RoleHeadcount[] {
  return Array.isArray(value) ? value.filter(isRoleHeadcount) : [];
}

function isRoleHeadcount(value: unknown): value is RoleHeadcount {
  if (!isObject(value)) return false;
  const { role, headcount } = value;
  const isRole = typeof role === 'string' && Object.hasOwn(texts.notice.roleNumbers, role);
  return isRole && (typeof headcount === 'number' || headcount === null);
}
