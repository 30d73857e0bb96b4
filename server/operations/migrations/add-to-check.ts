/**
 * The statement that lets a column have these values besides those that its check allows, whichever these are. Rows that are there
 * fulfil it, so PostgreSQL does not read them, which would take long on a large table.
 */
export function addToCheck(table: string, column: string, values: readonly string[]): string {
  const list = values.map((value) => `''${value}''`).join(', ');
  const check = `${table}_${column}_check`;
  return `
      do $$
      declare
        known constant text := (
          select pg_get_expr(conbin, conrelid) from pg_constraint
          where conrelid = '${table}'::regclass and conname = '${check}');
      begin
        alter table ${table} drop constraint ${check};
        execute format('alter table ${table} add constraint ${check} check (%s or ${column} in (${list})) not valid', known);
      end $$`;
}
