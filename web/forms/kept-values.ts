import type { FormInstance } from 'antd';
import { useEffect } from 'react';

/** The key in sessionStorage. */
const KEY = 'typed';

/** Names of fields whose values are never stored. */
const SECRET = /password/i;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Keeps the values of a form, except passwords, for the next document in this tab. */
export function keepValues(form: FormInstance): void {
  const values = Object.entries(form.getFieldsValue() as object).filter(
    ([name, value]) => !SECRET.test(name) && !isEmpty(value),
  );
  sessionStorage.setItem(KEY, JSON.stringify(values));
}

/** Fills the empty fields of a form with the kept values, once. */
export function useKeptValues(form: FormInstance): void {
  useEffect(() => {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [name: string, value: unknown][];
    sessionStorage.removeItem(KEY);
    // Something may have been typed before the page was hydrated.
    for (const [name, value] of kept) if (isEmpty(form.getFieldValue(name))) form.setFieldValue(name, value);
  }, [form]);
}
