import type { Client } from 'pg';

// A sequence of a serial column follows its table. What belongs to an extension stays with the extension's owner.
const FOREIGN_OBJECTS = `
  select format('alter %s %s owner to %I', kind, name, $1::text) as statement
  from (
    select 'table' as kind, oid, oid::regclass::text as name, relowner as owner, 'pg_class'::regclass as catalog
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select 'routine', oid, oid::regprocedure::text, proowner, 'pg_proc'::regclass
    from pg_proc
    where pronamespace = 'public'::regnamespace
  ) objects
  where owner <> (select oid from pg_roles where rolname = $1) and not exists (
    select from pg_depend
    where classid = catalog and objid = oid
      and (deptype = 'e' or (deptype in ('a', 'i') and catalog = 'pg_class'::regclass and refclassid = catalog))
  )`;

/** The statements that make a role the owner of every table, view, sequence and function of the service. */
export async function ownershipStatements(admin: Client, role: string): Promise<string[]> {
  const { rows } = await admin.query<{ statement: string }>(FOREIGN_OBJECTS, [role]);
  return rows.map(({ statement }) => statement);
}
