import { type Expression, expressionBuilder, sql } from 'kysely';

/** Compares with each of these numbers, as the right side of `=`. */
export function anyOf(numbers: Expression<readonly number[]>) {
  return sql<number>`any (${numbers}::int[])`;
}

/** The number of rows. A bigint would lose digits in JSON, so it is counted as an integer. */
export function countOfRows() {
  const eb = expressionBuilder<object>();
  return eb.cast<number>(eb.fn.countAll(), 'integer');
}
