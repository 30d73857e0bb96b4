import { sql } from 'kysely';
import { type SqlDefinitions, sqlArray, sqlColumn, type SqlField, type SqlScope } from '../../selection/fields';
import { foldName, KNOWN_SCHOOLS } from './school.names';
import { findSchools } from './school.search';

// The row in scope is `s`, with a school's key and its name as a member entered it.

const names = KNOWN_SCHOOLS.map(({ name }) => ({ key: foldName(name), name }));
const NAMES_LIKE_KEYS = names.filter(({ key, name }) => key === name).map(({ key }) => sql.lit(key));
const OTHER_NAMES = names.filter(({ key, name }) => key !== name);

/** Of most listed schools the key is the name. */
const OFFICIAL_NAME = sql`case
  ${sql.join(
    OTHER_NAMES.map(({ key, name }) => sql`when s.school_key = ${sql.lit(key)} then ${sql.lit(name)}`),
    sql` `,
  )}
  when s.school_key = any (array[${sql.join(NAMES_LIKE_KEYS)}]) then s.school_key
  else s.university end`;

/** Columns of the listed schools by their keys. Few queries select them. */
const DETAILS = JSON.stringify(
  Object.fromEntries(KNOWN_SCHOOLS.map(({ name, englishName, domains }) => [foldName(name), { englishName, domains }])),
);

/** A detail of a listed school; null for any other. PostgreSQL reads the parameter once. */
const detail = ({ computed }: SqlScope, name: string) =>
  sql`((select ${computed('schools', () => DETAILS)}::jsonb) -> s.school_key -> ${sql.lit(name)})`;

/** The list of schools is in memory, so the statement gets the keys of those that match. */
const schools: SqlField = {
  read: ({ search }) => {
    const found = findSchools(String(search)).map(({ name }) => name);
    return { values: { keys: found.map(foldName), names: found } };
  },
  write: ({ value }, selection) => {
    const found = sql`unnest(${value('keys')}::text[], ${value('names')}::text[])
      with ordinality s (school_key, university, rank)`;
    return sqlArray(selection.json(), found, sql`s.rank`);
  },
};

export const schoolSqlFields: SqlDefinitions = {
  roots: { schools: { ...schools, open: true } },
  fields: {
    School: {
      id: sqlColumn(
        () => sql`translate(encode(convert_to('school:' || s.school_key, 'UTF8'), 'base64'), E'+/=\n', '-_')`,
      ),
      name: sqlColumn(() => OFFICIAL_NAME),
      englishName: sqlColumn((scope) => detail(scope, 'englishName')),
      domains: sqlColumn((scope) => sql`coalesce(${detail(scope, 'domains')}, '[]')`),
    },
  },
};
