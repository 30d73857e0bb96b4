import type { FormRule } from 'antd';
import type { Bounds } from '../../shared/bounds';
import { lengthOf, paragraphs, plain, readText, type TextKind } from '../../shared/text';
import { texts } from '../texts';

/** A rule of a field that does not read other fields. */
type RuleObject = Exclude<FormRule, (...args: never[]) => unknown>;

/**
 * Returns the rules of a text field. The text is required if `min` is above 0. It is parsed in the
 * same way as on the server.
 */
export function textRules(label: string, bounds: Bounds, kind: TextKind = plain): FormRule[] {
  return [{ required: bounds.min > 0, ...ruleOf((value) => checkText(label, value, bounds, kind)) }];
}

/** Returns the rules of a field for whole numbers. */
export function numberRules(label: string, bounds: Bounds, required = true): FormRule[] {
  return [{ required, ...ruleOf((value) => checkNumber(label, value, bounds, required)) }];
}

/** Counts the code points of the text as it will be stored (rules/bounds.md). */
export function countCodePoints(kind: TextKind, text: string): number {
  return lengthOf(kind.normalize(text));
}

/** Returns the counter of a text area with paragraphs, which shows the number and the maximum. */
export function paragraphCounter({ max }: Bounds) {
  return { show: true, max, strategy: (text: string) => countCodePoints(paragraphs, text) };
}

/**
 * Returns the message for a text beyond the bounds or with forbidden characters, otherwise
 * undefined.
 */
export function checkText(label: string, value: unknown, bounds: Bounds, kind: TextKind): string | undefined {
  switch (readText(kind, typeof value === 'string' ? value : '', bounds).problem) {
    case 'CHARACTERS':
      return texts.input.characters(label);
    case 'EMPTY':
      return texts.input.required(label);
    case 'TOO_SHORT':
      return texts.input.tooShort(label, bounds.min);
    case 'TOO_LONG':
      return texts.input.tooLong(label, bounds.max);
    case undefined:
      return undefined;
  }
}

/**
 * Returns the message for a value that is not a whole number within the bounds, otherwise
 * undefined.
 */
export function checkNumber(
  label: string,
  value: unknown,
  { min, max }: Bounds,
  required: boolean,
): string | undefined {
  if (value === null || value === undefined || value === '') return required ? texts.input.required(label) : undefined;
  const number = Number(value);
  return Number.isInteger(number) && number >= min && number <= max
    ? undefined
    : texts.input.outOfRange(label, min, max);
}

/**
 * Turns a check into a rule.
 * @param check returns the message for a wrong value, otherwise undefined
 */
export function ruleOf(check: (value: unknown) => string | undefined): RuleObject {
  return {
    validator: (_, value: unknown) => {
      const message = check(value);
      return message === undefined ? Promise.resolve() : Promise.reject(new Error(message));
    },
  };
}
