/** Returns a query for the rows, also repeated ones, that only one of two queries returns. */
export const differenceOf = (one: string, other: string): string =>
  `with one as (${one}), other as (${other})
   (table one except all table other) union all (table other except all table one)`;
