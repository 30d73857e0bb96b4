import type { SqlValues } from './fields';

/** Key of the values that a payload is read by. */
export const VALUES = Symbol('values');

/**
 * Creates the payload of a mutation, whose other fields are read by SQL once the action is done.
 * @param values parameters of that SQL by name
 * @param fields fields of the payload that need no SQL
 */
export function payload<Payload extends object>(values: SqlValues, fields: NoInfer<Partial<Payload>> = {}): Payload {
  return { ...fields, [VALUES]: values } as unknown as Payload;
}
