import { type Expression, type RawBuilder, sql } from 'kysely';
import { Field, ID, ObjectType } from 'type-graphql';
import { foldName } from '../../../shared/fold-name';
import { sqlArray, type SqlField, sqlObject, type SqlScope } from '../../selection/fields';
import { addQueries, Sql } from '../../selection/schema-fields';
import type { Context } from '../context';
import { EXAMPLE_SCHOOL, KNOWN_SCHOOLS, type KnownSchool } from './school-names';
import { findNearestSchools, findSchool, findSchools } from './find-schools';
import { isDemoEnabled } from './demo-setting';
import { schoolIdOf } from './school-id';

// SQL alias `s`: a school's key and its official name.

const names = [...KNOWN_SCHOOLS, EXAMPLE_SCHOOL].map(({ name }) => ({ key: foldName(name), name }));

const NAMES_LIKE_KEYS = names.filter(({ key, name }) => key === name).map(({ key }) => sql.lit(key));

const OTHER_NAMES = names.filter(({ key, name }) => key !== name);

/**
 * SQL for the official name of a school. For most listed schools it equals the key. Its text is
 * long, which costs time in every execution, so frequent statements read a stored name.
 * @param entered the name of the school as a member entered it
 */
export const officialNameOf = (key: Expression<string>, entered: Expression<string>): RawBuilder<string> =>
  sql<string>`case
    ${sql.join(
      OTHER_NAMES.map(({ key: other, name }) => sql`when ${key} = ${sql.lit(other)} then ${sql.lit(name)}`),
      sql` `,
    )}
    when ${key} = any (array[${sql.join(NAMES_LIKE_KEYS)}]) then ${key}
    else ${entered} end`;

/** Further columns of the listed schools by key. Few queries select them. */
const DETAILS = JSON.stringify(
  Object.fromEntries(KNOWN_SCHOOLS.map(({ name, englishName, domains }) => [foldName(name), { englishName, domains }])),
);

/** A column of a listed school; null for any other. PostgreSQL parses the parameter once. */
const detail = ({ computed }: SqlScope, name: string) =>
  sql`((select ${computed('schools', () => DETAILS)}::jsonb) -> s.school_key -> ${sql.lit(name)})`;

/** The list of schools is in memory, so the statement gets the keys of the found ones. */
const passSchools = (found: readonly KnownSchool[]) => ({
  values: { keys: found.map(({ name }) => foldName(name)), names: found.map(({ name }) => name) },
});

const passed = ({ value }: SqlScope) => sql`unnest(${value('keys')}::text[], ${value('names')}::text[])
  with ordinality s (school_key, name, rank)`;

const schoolList = (find: (text: string, ctx: Context) => KnownSchool[], argument: string): SqlField => ({
  parse: (args, ctx) => passSchools(find(String(args[argument]), ctx)),
  build: (scope, selection) => sqlArray(selection.json(), passed(scope), sql`s.rank`),
});

const schools = schoolList((text, { env }) => findSchools(text, isDemoEnabled(env)), 'search');

const nearestSchools = schoolList((text, { env }) => findNearestSchools(text, isDemoEnabled(env)), 'name');

const knownSchool: SqlField = {
  parse: ({ name }, { env }) => {
    const found = findSchool(String(name), isDemoEnabled(env));
    return passSchools(found ? [found] : []);
  },
  ...sqlObject(passed),
};

/** A school of a member, of a notice or of a suggestion. */
@ObjectType('School', { simpleResolvers: true, description: 'A university (학교).' })
export class SchoolType {
  @Field(() => ID, {
    description: 'An opaque id. All spellings of a school have the same one, even outside the list.',
  })
  @Sql(schoolIdOf(sql`s.school_key`))
  id!: string;

  @Field({
    description: 'The Korean name (한글 이름). For a school outside the list, the name as the member entered it.',
  })
  @Sql(sql`s.name`)
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

const NAME = { name: { type: () => String, description: 'A name of a school, as a member enters it.' } };

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
  knownSchool: {
    type: () => SchoolType,
    nullable: true,
    description:
      'The listed school (학교) with this name or abbreviation; null for any other name. Visitors may use it.',
    args: NAME,
    sql: knownSchool,
    isOpen: true,
  },
  nearestSchools: {
    type: () => [SchoolType],
    nullable: true,
    description:
      'Up to 3 listed schools (학교) that a misspelled or incomplete name may stand for, the most similar one first. Visitors may use it.',
    args: NAME,
    sql: nearestSchools,
    isOpen: true,
  },
});
