import type { Bounds } from '../../../shared/bounds';
import { MODULE_LISTS } from './collected';

/**
 * An input of REST and GraphQL with REST's names of properties. `:id` in a path stands for another
 * member's study.
 */
export interface HostileInput {
  name: string;
  rest?: string;
  query: string;
  valid: Record<string, unknown>;
  texts: Record<string, Bounds>;
  numbers: Record<string, Bounds>;
}

/** All inputs that members and visitors can send as JSON. */
export const INPUTS: readonly HostileInput[] = MODULE_LISTS.flatMap(({ hostileInputs = [] }) => hostileInputs);

/** Values that are not text. */
export const NO_TEXT: unknown[] = [1, 1.5, true, [], ['글'], {}, { toString: '글' }, [[]]];

/**
 * Texts that every field refuses, because they cannot be stored or are too long. Fields that
 * require text also refuse blank ones.
 */
export function badTexts({ min, max }: Bounds): string[] {
  const unstorable = ['a\0bcdefgh', '\ud800abcdefgh', 'abcdefgh\udc00', '\udc00\ud800abcdefg', '\0'];
  const long = ['가'.repeat(max + 1), '😀'.repeat(max + 1), 'a'.repeat(100_000)];
  const blank = [
    '',
    ' ',
    '\t\n\r',
    '\u3000\u2003\u00a0',
    '\u200b\u200d\ufeff',
    '\u3164'.repeat(8),
    '\u202e\u2066',
    '\u0007',
  ];
  return [...unstorable, ...long, ...(min > 0 ? blank : [])];
}

/** Values that are not numbers within the bounds. */
export function badNumbers({ min, max }: Bounds): unknown[] {
  const numbers = [min - 1, max + 1, -1, 1.5, 1e9, 2_147_483_648, -2_147_483_649, 1e300, Number.MAX_VALUE];
  const texts = [
    '',
    ' ',
    'NaN',
    'Infinity',
    '1e2',
    '0x1',
    '1.5',
    '-1',
    '３',
    '1,0',
    '1;DROP TABLE member',
    '9'.repeat(400),
  ];
  return [...numbers, ...texts, true, false, [], [3], {}, { valueOf: 3 }];
}
