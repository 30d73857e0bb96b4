import type { FormRule } from 'antd';
import type { Bounds } from '../../shared/bounds';
import { texts } from '../texts';

/** Returns the rules of a text field. The text is required if `min` is above 0, and its length is counted as on the server. */
export function textRules(label: string, { min, max }: Bounds): FormRule[] {
  return [{ required: min > 0, validator: (_, value: unknown) => toValidation(checkText(label, value, min, max)) }];
}

/** Returns the rules of a field for whole numbers. */
export function numberRules(label: string, { min, max }: Bounds, required = true): FormRule[] {
  return [{ required, validator: (_, value: unknown) => toValidation(checkNumber(label, value, min, max, required)) }];
}

/** Counts the code points after trimming and NFC normalisation, as the server does (rules.md: Bounds). */
export function countCodePoints(text: string): number {
  return Array.from(text.trim().normalize('NFC')).length;
}

function checkText(label: string, value: unknown, min: number, max: number): string | undefined {
  const length = countCodePoints(typeof value === 'string' ? value : '');
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

/** Returns the promise that antd expects of a validator. */
function toValidation(message: string | undefined): Promise<void> {
  return message === undefined ? Promise.resolve() : Promise.reject(new Error(message));
}
