/**
 * The statement that lets a column have these values, which contain all that rows have, and no others. PostgreSQL therefore does not
 * look at the rows, which would take long on a large table.
 *
 * PostgreSQL parses the stored form of a check again for each statement that writes to the table. `in` with a list is stored as one
 * node for each value, which for thirty takes as long as writing the row. An array constant is one node.
 */
export function replaceCheck(table: string, column: string, values: readonly string[]): string {
  const check = `${table}_${column}_check`;
  return `
      alter table ${table}
        drop constraint ${check},
        add constraint ${check} check (${column} = any ('{${values.join(', ')}}')) not valid`;
}
