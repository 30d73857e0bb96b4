import type { SqlValues } from './fields';

/** Key of the parameter values of a payload. */
export const VALUES = Symbol('values');

interface PayloadValues {
  readonly [VALUES]: SqlValues;
}

/** Payload of a mutation. SQL reads the missing fields after the action. */
export type Payload<Fields> = Partial<Fields> & PayloadValues;

/**
 * Creates the payload of a mutation.
 * @param values parameters of the SQL by name
 */
export const payload = (values: SqlValues): PayloadValues => ({ [VALUES]: values });
