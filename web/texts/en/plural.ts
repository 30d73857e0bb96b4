import { groupDigits } from '../group-digits';

/** A number with the word for it: `1 seat`, `1,200 seats`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${groupDigits(count)} ${count === 1 ? one : many}`;
}
