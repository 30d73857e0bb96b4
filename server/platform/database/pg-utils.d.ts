// pg has no types for this module, which pg's own cursors use as well.
declare module 'pg/lib/utils' {
  /** A parameter as PostgreSQL reads it: arrays in braces, times in ISO 8601. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
