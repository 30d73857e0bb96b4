// pg has no types for this module, which pg-cursor uses as well.
declare module 'pg/lib/utils' {
  /** Formats a parameter for PostgreSQL: arrays in braces, times in ISO 8601. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
