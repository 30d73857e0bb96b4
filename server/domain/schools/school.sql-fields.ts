import { sql } from 'kysely';
import { type SqlDefinitions, sqlColumn } from '../kit/sql-fields';
import { foldName, KNOWN_SCHOOLS } from './school.names';

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

/** The fields of schools that follow from their key. All others are in the list of schools. */
export const schoolSqlFields: SqlDefinitions = {
  fields: {
    School: {
      id: sqlColumn(
        () => sql`translate(encode(convert_to('school:' || s.school_key, 'UTF8'), 'base64'), E'+/=\n', '-_')`,
      ),
      name: sqlColumn(() => OFFICIAL_NAME),
    },
  },
};
