import type { FormRule } from 'antd';
import { texts } from '../texts';

/** The rule of the second password field: its value equals that of the field named `first`. */
export function samePassword(first: string): FormRule {
  return ({ getFieldValue }) => ({
    validator: (_, value: unknown) =>
      (value ?? '') === (getFieldValue(first) ?? '')
        ? Promise.resolve()
        : Promise.reject(new Error(texts.member.passwordsDiffer)),
  });
}
