import { sql } from 'kysely';
import { Field, ID, ObjectType } from 'type-graphql';
import { sqlArray, type SqlField, type SqlScope } from '../../selection/fields';
import { addQueries, Sql } from '../../selection/schema-fields';
import { foldName, KNOWN_SCHOOLS } from './school.names';
import { findSchools } from './school.search';

// SQL alias `s`: a school's key and its name as a member entered it.

const names = KNOWN_SCHOOLS.map(({ name }) => ({ key: foldName(name), name }));

const NAMES_LIKE_KEYS = names.filter(({ key, name }) => key === name).map(({ key }) => sql.lit(key));

const OTHER_NAMES = names.filter(({ key, name }) => key !== name);

/** Official name of a school. For most listed schools it equals the key. */
const OFFICIAL_NAME = sql`case
  ${sql.join(
    OTHER_NAMES.map(({ key, name }) => sql`when s.school_key = ${sql.lit(key)} then ${sql.lit(name)}`),
    sql` `,
  )}
  when s.school_key = any (array[${sql.join(NAMES_LIKE_KEYS)}]) then s.school_key
  else s.university end`;

/** Further columns of the listed schools by key. Few queries select them. */
const DETAILS = JSON.stringify(
  Object.fromEntries(KNOWN_SCHOOLS.map(({ name, englishName, domains }) => [foldName(name), { englishName, domains }])),
);

/** A column of a listed school; null for any other. PostgreSQL parses the parameter once. */
const detail = ({ computed }: SqlScope, name: string) =>
  sql`((select ${computed('schools', () => DETAILS)}::jsonb) -> s.school_key -> ${sql.lit(name)})`;

/** The list of schools is in memory, so the statement gets the keys of the matching ones. */
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

/** A school of a member, of a notice or of a suggestion. */
@ObjectType('School', { simpleResolvers: true, description: 'A university (학교).' })
export class SchoolType {
  @Field(() => ID, {
    description: 'An opaque id. All spellings of a school have the same one, even outside the list.',
  })
  @Sql(sql`translate(encode(convert_to('school:' || s.school_key, 'UTF8'), 'base64'), E'+/=\n', '-_')`)
  id!: string;

  @Field({
    description: 'The Korean name (한글 이름). For a school outside the list, the name as the member entered it.',
  })
  @Sql(OFFICIAL_NAME)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The English name (영어 이름); null for a school outside the list.',
  })
  @Sql((scope) => detail(scope, 'englishName'))
  englishName!: string | null;

  @Field(() => [String], {
    description: "The domains of its members' e-mail addresses (이메일 도메인); empty for a school outside the list.",
  })
  @Sql((scope) => sql`coalesce(${detail(scope, 'domains')}, '[]')`)
  domains!: string[];
}

addQueries({
  schools: {
    type: () => [SchoolType],
    nullable: true,
    description:
      'Up to 10 schools (학교) whose name or abbreviation contains the text. Schools that start with it come first. Visitors may use it.',
    args: {
      search: { type: () => String, description: 'A part of a Korean or English name or of an abbreviation (줄임말).' },
    },
    sql: schools,
    isOpen: true,
  },
});
