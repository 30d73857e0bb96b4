import type { Client } from 'pg';
import { JOBS_SCHEMA } from '../../platform/jobs/schema';

// Sequences of serial columns follow their table. Objects of an extension stay with the extension's
// owner. The schema `public` belongs to the database's owner.
const FOREIGN_OBJECTS = `
  with schemas as (
    select oid, nspname, nspowner from pg_namespace where nspname in ('public', 'notification_months', '${JOBS_SCHEMA}')
  )
  select format('alter %s %s owner to %I', kind, name, $1::text) as statement
  from (
    select case relkind when 'S' then 'sequence' else 'table' end as kind, oid, oid::regclass::text as name,
      relowner as owner, 'pg_class'::regclass as catalog
    from pg_class
    where relnamespace in (select oid from schemas) and relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select 'routine', oid, oid::regprocedure::text, proowner, 'pg_proc'::regclass
    from pg_proc
    where pronamespace in (select oid from schemas)
    union all
    select 'type', t.oid, t.oid::regtype::text, t.typowner, 'pg_type'::regclass
    from pg_type t left join pg_class c on c.oid = t.typrelid
    where t.typnamespace in (select oid from schemas) and (c.relkind = 'c' or t.typtype = 'd')
    union all
    select 'schema', oid, oid::regnamespace::text, nspowner, 'pg_namespace'::regclass
    from schemas where nspname <> 'public'
  ) objects
  where owner <> (select oid from pg_roles where rolname = $1) and not exists (
    select from pg_depend
    where classid = catalog and objid = oid and (deptype = 'e' or (deptype in ('a', 'i') and kind = 'sequence'))
  )`;

/**
 * Returns the statements that make a role the owner of the service's and the jobs' tables, views,
 * sequences, functions and types.
 */
export async function ownershipStatements(admin: Client, role: string): Promise<string[]> {
  const { rows } = await admin.query<{ statement: string }>(FOREIGN_OBJECTS, [role]);
  return rows.map(({ statement }) => statement);
}
