import type { FormInstance } from 'antd';
import { useEffect } from 'react';

/** The key in sessionStorage. */
const KEY = 'typed';

/** Names of fields whose values are never stored. */
const SECRET = /password/i;

/** Keeps the values of a form, except passwords, for the next document in this tab. */
export function keepValues(form: FormInstance): void {
  const values = Object.entries(form.getFieldsValue() as object).filter(([name]) => !SECRET.test(name));
  sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(values)));
}

/** Fills a form with the kept values, once. */
export function useKeptValues(form: FormInstance): void {
  useEffect(() => {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (kept !== null) form.setFieldsValue(JSON.parse(kept) as object);
  }, [form]);
}
