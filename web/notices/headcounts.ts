import type { FormRule } from 'antd';
import { texts } from '../texts';

/** The form's fields with the headcount of each role. */
export const ROLE_FIELDS = ['frontendNumber', 'backendNumber', 'designerNumber'] as const;

/** What a project's form holds; a number field that was emptied holds null. */
export interface Headcounts {
  recruitNumber?: number | null;
  frontendNumber?: number | null;
  backendNumber?: number | null;
  designerNumber?: number | null;
}

/** The headcounts of the roles together. */
export function sumOfRoles(values: Headcounts): number {
  return ROLE_FIELDS.reduce((sum, field) => sum + (values[field] ?? 0), 0);
}

/** What is wrong with the headcounts together (rules.md: Bounds), if anything. */
export function checkHeadcounts(values: Headcounts): string | undefined {
  const sum = sumOfRoles(values);
  const total = values.recruitNumber;
  return typeof total === 'number' && sum > total ? texts.notice.roleSumTooHigh(sum, total) : undefined;
}

/** The same, as a rule of the total's field. The sum itself is told below the roles, while one types. */
export const headcountsRule: FormRule = ({ getFieldsValue }) => ({
  validator: () =>
    checkHeadcounts(getFieldsValue() as Headcounts) === undefined
      ? Promise.resolve()
      : Promise.reject(new Error(texts.notice.recruitTooLow)),
});
