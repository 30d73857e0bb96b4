import { groupDigits } from '../group-digits';

/** A number with its noun: `1 seat`, `1,200 seats`. The second form is for irregular nouns. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${groupDigits(count)} ${count === 1 ? one : many}`;
}
