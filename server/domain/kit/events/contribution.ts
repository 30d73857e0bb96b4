/**
 * A function of a module above that a module below calls, mostly for SQL in one of its statements.
 * So a list stays one statement, and a write and the INSERT of the upper module succeed or fail
 * together without further round trips.
 */
export interface Contribution<Args extends readonly unknown[], Result> {
  /** @throws {Error} if the module that contributes it is not loaded */
  (...args: Args): Result;
  /**
   * Contributes the function. Must run before any statement is compiled: beside the SQL that it
   * returns (`*.sql.ts`), or in `listen` of the manifest.
   */
  by(contributed: (...args: Args) => Result): void;
}

/**
 * Defines a contribution. The module that calls it owns it and does not import the module that
 * contributes it.
 */
export function defineContribution<Args extends readonly unknown[], Result>(name: string): Contribution<Args, Result> {
  let known: ((...args: Args) => Result) | undefined;
  const call = (...args: Args): Result => {
    if (!known) throw new Error(`No module contributes ${name}.`);
    return known(...args);
  };
  return Object.assign(call, {
    by(contributed: (...args: Args) => Result): void {
      if (known) throw new Error(`Two modules contribute ${name}.`);
      known = contributed;
    },
  });
}
