import { expressionBuilder } from 'kysely';

/** The number of rows, as an integer: a bigint would lose digits in JSON. */
export function countOfRows() {
  const eb = expressionBuilder<object>();
  return eb.cast<number>(eb.fn.countAll(), 'integer');
}
