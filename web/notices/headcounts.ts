import type { FormRule } from 'antd';
import { texts } from '../texts';

/** The form fields with the headcounts of the roles. */
export const ROLE_FIELDS = ['frontendNumber', 'backendNumber', 'designerNumber'] as const;

/** The headcounts in the form of a project. An empty number field has the value null. */
export interface Headcounts {
  recruitNumber?: number | null;
  frontendNumber?: number | null;
  backendNumber?: number | null;
  designerNumber?: number | null;
}

/** Returns the sum of the headcounts of the roles. */
export function sumOfRoles(values: Headcounts): number {
  return ROLE_FIELDS.reduce((sum, field) => sum + (values[field] ?? 0), 0);
}

/** Returns an error message if the roles add up to more than the total headcount (rules.md: Bounds). */
export function checkHeadcounts(values: Headcounts): string | undefined {
  const sum = sumOfRoles(values);
  const total = values.recruitNumber;
  return typeof total === 'number' && sum > total ? texts.notice.roleSumTooHigh(sum, total) : undefined;
}

/** The same check as a rule of the field for the total. The sum itself is shown below the roles. */
export const headcountsRule: FormRule = ({ getFieldsValue }) => ({
  validator: () =>
    checkHeadcounts(getFieldsValue() as Headcounts) === undefined
      ? Promise.resolve()
      : Promise.reject(new Error(texts.notice.recruitTooLow)),
});
