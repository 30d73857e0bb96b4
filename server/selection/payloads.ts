import type { SqlValues } from './fields';

/** Key of the values that a payload is read by. */
export const VALUES = Symbol('values');

interface PayloadValues {
  readonly [VALUES]: SqlValues;
}

/** A payload of a mutation, whose missing fields are read by SQL once the action is done. */
export type Payload<Fields> = Partial<Fields> & PayloadValues;

/**
 * Creates the payload of a mutation.
 * @param values parameters of the SQL by name
 */
export const payload = (values: SqlValues): PayloadValues => ({ [VALUES]: values });
