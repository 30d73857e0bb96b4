import type { FormRule } from 'antd';
import type { Bounds } from '../../shared/bounds';
import { texts } from '../texts';

/** A text field's rules from the server's own bounds: needed if `min` is above 0, and its length in code points. */
export function textRules(label: string, { min, max }: Bounds): FormRule[] {
  return [{ required: min > 0, validator: (_, value: unknown) => settle(checkText(label, value, min, max)) }];
}

/** A number field's rules from the server's own bounds. */
export function numberRules(label: string, { min, max }: Bounds, required = true): FormRule[] {
  return [{ required, validator: (_, value: unknown) => settle(checkNumber(label, value, min, max, required)) }];
}

function checkText(label: string, value: unknown, min: number, max: number): string | undefined {
  const written = typeof value === 'string' ? value : '';
  const length = Array.from(written.trim().normalize('NFC')).length;
  if (length === 0) return min > 0 ? texts.input.required(label) : undefined;
  if (length < min) return texts.input.tooShort(label, min);
  return length > max ? texts.input.tooLong(label, max) : undefined;
}

function checkNumber(label: string, value: unknown, min: number, max: number, required: boolean): string | undefined {
  if (value === null || value === undefined || value === '') return required ? texts.input.required(label) : undefined;
  const number = Number(value);
  return Number.isInteger(number) && number >= min && number <= max
    ? undefined
    : texts.input.outOfRange(label, min, max);
}

function settle(message: string | undefined): Promise<void> {
  return message === undefined ? Promise.resolve() : Promise.reject(new Error(message));
}
