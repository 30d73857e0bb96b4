/** The values of a server enum that this release of the client was built with. */
export type Known<Value extends string> = Exclude<Value, '%future added value'>;

/**
 * An entry for each known value of a server enum, and `other` for values that a newer server has
 * added.
 */
export type Dictionary<Value extends string, Entry> = Readonly<Record<Known<Value> | 'other', Entry>>;

/**
 * Returns the entry for a value of a server enum, or `other`. A tab keeps its release until the
 * member accepts the next one, so a newer server can send unknown values. The generated types
 * include such a value (codegen.ts), so that a dictionary without a default does not compile.
 */
export function entryFor<Value extends string, Entries extends Dictionary<Value, unknown>>(
  entries: Entries,
  value: Value,
): Entries[keyof Entries] {
  return entries[(Object.hasOwn(entries, value) ? value : 'other') as keyof Entries];
}
