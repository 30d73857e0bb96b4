/**
 * Builds the statement that replaces the allowed values of a column. The new values must include
 * all stored values. The statement does not check existing rows, because that would read a large
 * table.
 *
 * PostgreSQL parses the stored form of a check for each statement that writes to the table. A list
 * after `in` is stored as one node for each value. An array constant is one node, which parses much
 * faster with many values.
 * @param values all allowed values, old and new
 */
export function replaceCheck(table: string, column: string, values: readonly string[]): string {
  const check = `${table}_${column}_check`;
  return `
      alter table ${table}
        drop constraint ${check},
        add constraint ${check} check (${column} = any ('{${values.join(', ')}}')) not valid`;
}
