import type { FormInstance } from 'antd';
import { useEffect } from 'react';

/** The key in sessionStorage. */
const KEY = 'typed';

/** Names of fields whose values are never stored. */
const SECRET = /password/i;

/** The form of this page whose values can be kept. */
let current: FormInstance | undefined;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Keeps the values of this page's form, except passwords, for the next document in this tab. */
export function keepValues(): void {
  const values = Object.entries((current?.getFieldsValue() ?? {}) as object).filter(
    ([name, value]) => !SECRET.test(name) && !isEmpty(value),
  );
  sessionStorage.setItem(KEY, JSON.stringify(values));
}

/**
 * Lets {@link keepValues} keep the values of a form, and fills its empty fields with kept values,
 * once.
 */
export function useKeptValues(form: FormInstance): void {
  useEffect(() => {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [name: string, value: unknown][];
    sessionStorage.removeItem(KEY);
    // Something may have been typed before the page was hydrated.
    for (const [name, value] of kept) if (isEmpty(form.getFieldValue(name))) form.setFieldValue(name, value);
    current = form;
    return () => {
      if (current === form) current = undefined;
    };
  }, [form]);
}
