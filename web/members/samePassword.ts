import type { FormRule } from 'antd';
import { texts } from '../texts';

/** The second password field's rule: it says the same as the first. */
export function samePassword(first: string): FormRule {
  return ({ getFieldValue }) => ({
    validator: (_, again: unknown) =>
      (again ?? '') === (getFieldValue(first) ?? '')
        ? Promise.resolve()
        : Promise.reject(new Error(texts.member.passwordsDiffer)),
  });
}
