import { type Expression, sql } from 'kysely';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { LANGUAGES } from '../../../../shared/language';
import { foldTagWord, spellingsOf, type Tag, TAGS, type TagGroup } from '../../../../shared/tags';
import { sqlArray, type SqlField } from '../../../selection/fields';
import { addQueries, Sql } from '../../../selection/schema-fields';

// SQL alias `tag`: the id of a tag with its rank in a list.

/** The groups by name, for the schema. */
const GROUPS: Readonly<Record<TagGroup, TagGroup>> = {
  LANGUAGE: 'LANGUAGE',
  WEB: 'WEB',
  MOBILE: 'MOBILE',
  SERVER: 'SERVER',
  DATA_AI: 'DATA_AI',
  GAME: 'GAME',
  INFRA: 'INFRA',
  DESIGN: 'DESIGN',
  MAKING: 'MAKING',
  WORK: 'WORK',
  STUDY: 'STUDY',
  WAY: 'WAY',
};

registerEnumType(GROUPS, {
  name: 'TagGroup',
  description: 'The groups of tags (태그 묶음).',
  valuesConfig: {
    LANGUAGE: { description: 'Programming languages (언어).' },
    WEB: { description: 'Web pages (웹).' },
    MOBILE: { description: 'Apps (앱).' },
    SERVER: { description: 'Servers and databases (서버).' },
    DATA_AI: { description: 'Data and artificial intelligence (데이터, 인공지능).' },
    GAME: { description: 'Games (게임).' },
    INFRA: { description: 'Tools, clouds and security (인프라).' },
    DESIGN: { description: 'Design (디자인).' },
    MAKING: { description: 'Hardware, 3D, video and sound (메이킹).' },
    WORK: { description: 'Planning, writing and other work of a team (협업).' },
    STUDY: { description: 'Subjects and exams (공부).' },
    WAY: { description: 'Ways of working together (방식).' },
  },
});

/**
 * SQL for a property of the tag; null if the list no longer has it. As a literal the properties of
 * all tags are parsed once for each prepared statement. As a parameter they would be parsed in
 * every execution, which takes longer than the rest of a list.
 */
function propertyOfTag(read: (tag: Tag) => string, tags = TAGS) {
  const byId = JSON.stringify(Object.fromEntries(tags.map((tag) => [tag.id, read(tag)])));
  return sql`(${sql.lit(byId)}::jsonb ->> tag.id)`;
}

const [DEFAULT, ...OTHERS] = LANGUAGES;
const DEFAULT_NAME = propertyOfTag(({ names }) => names[DEFAULT]);

/** For each other language the names that differ from the default ones. */
const OTHER_NAMES = sql.join(
  OTHERS.map((language) => {
    const differing = TAGS.filter(({ names }) => names[language] !== names[DEFAULT]);
    return sql`when ${sql.lit(language)} then ${propertyOfTag(({ names }) => names[language], differing)}`;
  }),
  sql` `,
);

/** A tag of a notice or of the list. */
@ObjectType('Tag', {
  simpleResolvers: true,
  description: 'A technology, a subject or a way of working (태그) that notices and members have in common.',
})
export class TagType {
  @Field(() => ID, { description: 'The id, which never gets another meaning. Filters use it.' })
  @Sql(sql`tag.id`)
  id!: string;

  @Field({ description: 'The name (이름) in the language of the request. The id, if the list no longer has the tag.' })
  @Sql(({ language }) => sql`coalesce(case ${language} ${OTHER_NAMES} end, ${DEFAULT_NAME}, tag.id)`)
  name!: string;

  @Field(() => GROUPS, { nullable: true, description: 'The group (묶음); null if the list no longer has the tag.' })
  @Sql(propertyOfTag(({ group }) => group))
  group!: TagGroup | null;
}

/** Returns the tags whose ids an array has, in its order. */
export const tagsIn = (ids: Expression<readonly string[]>): SqlField => ({
  build: (_scope, selection) =>
    sqlArray(selection.json(), sql`unnest(${ids}) with ordinality tag (id, rank)`, sql`tag.rank`),
});

/**
 * Returns the tags with a spelling that contains the text. Spellings that start with it come first.
 */
export function searchTags(text: string): readonly Tag[] {
  const wanted = foldTagWord(text);
  const found = TAGS.map((tag) => ({ tag, spellings: spellingsOf(tag).map(foldTagWord) }));
  const isStart = ({ spellings }: { spellings: string[] }): boolean =>
    spellings.some((spelling) => spelling.startsWith(wanted));
  const containing = found.filter(({ spellings }) => spellings.some((spelling) => spelling.includes(wanted)));
  return [...containing.filter(isStart), ...containing.filter((each) => !isStart(each))].map(({ tag }) => tag);
}

const tags: SqlField = {
  parse: ({ search }) => ({
    values: { ids: searchTags(typeof search === 'string' ? search : '').map(({ id }) => id) },
  }),
  build: ({ value }, selection) =>
    sqlArray(selection.json(), sql`unnest(${value('ids')}::text[]) with ordinality tag (id, rank)`, sql`tag.rank`),
};

addQueries({
  tags: {
    type: () => [TagType],
    nullable: true,
    description:
      'The tags (태그) with a spelling that contains the text. Tags that start with it come first. All tags without a text.',
    args: {
      search: { type: () => String, description: 'A part of a name or of another spelling, or an empty text.' },
    },
    sql: tags,
  },
});
