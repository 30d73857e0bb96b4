import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { foldName } from '../../../shared/fold-name';
import { sqlConnectionBy } from '../../selection/connections/connections';
import { payloadObject, sqlArray, sqlObject, type SqlField } from '../../selection/fields';
import { addFields, addQueries, Sql } from '../../selection/schema-fields';
import { defineConnection, type ParseCursor } from '../../selection/connections/paging';
import { AS_THEMSELVES, MemberType, ViewerType } from '../members/member.type';
import { isOfOperator } from '../moderation/moderation.sql';
import { casesIn } from '../moderation/moderation.type';
import { findSchools } from '../schools/find-schools';
import { isDemoEnabled } from '../schools/demo-setting';
import { schoolIdOf } from '../schools/school-id';
import { officialNameOf, SchoolType } from '../schools/school.type';
import { OperatedSchoolListArgs } from './operator.inputs';

// SQL aliases: `ao` is the operator's member row, `os` a school with its members.

/** Maximum number of moderators that a school shows. */
const MAX_MODERATORS = sql.lit(50);

/**
 * The case `k` is in the common queue, or the operator `ao` has decided it. The queue leaves out
 * the school that the operator moderates, because its cases are in the queue of moderators.
 */
const isInQueue = (open: boolean) =>
  sql<SqlBool>`(${isOfOperator(sql.ref('ao.id'), open)} and not (ao.moderator and ao.school_key = k.school_key))`;

/** Selects schools that have members and fulfil the condition on `member`. */
const schoolsWhere = (condition: Expression<SqlBool>): RawBuilder<unknown> => sql`
  select school_key, min(university) as university, count(*)::int as members
  from member where ${condition} group by school_key`;

/** Parses a cursor of the list of schools: its key. */
const parseCursor: ParseCursor<string> = (text) => /^school:([^\0]{1,100})$/u.exec(text)?.[1];

const schools = sqlConnectionBy<string, OperatedSchoolListArgs>({
  args: OperatedSchoolListArgs,
  parse: ({ search }, { env }) => {
    const keys = findSchools(search, isDemoEnabled(env)).map(({ name }) => foldName(name));
    return { values: { search: foldName(search), keys } };
  },
  alias: 'os',
  order: sql`os.school_key`,
  parseCursor,
  start: '',
  toValues: (afterKey) => ({ afterKey }),
  cursor: sql`('school:' || os.school_key)`,
  rows: ({ value }, limit) => {
    const search = value<string>('search');
    const found = sql`(position(${search}::text in school_key) > 0 or school_key = any (${value('keys')}::text[]))`;
    const condition = sql<SqlBool>`school_key > ${value('afterKey')}::text and (${search}::text = '' or ${found})`;
    return sql`(${schoolsWhere(condition)} order by school_key limit ${limit})`;
  },
});

const casesOfSchool = sql`moderation_case k where k.school_key = os.school_key and k.open`;

const moderators: SqlField = {
  parse: () => AS_THEMSELVES,
  build: (_scope, selection) =>
    sqlArray(
      selection.json(),
      sql`(select * from member where moderator and school_key = os.school_key order by id limit ${MAX_MODERATORS}) m`,
      sql`m.id`,
    ),
};

@ObjectType('OperatedSchool', {
  simpleResolvers: true,
  description: 'A school (학교) with members, as operators see it.',
})
export class OperatedSchoolType {
  @Field(() => ID, { description: 'The id of the school.' })
  @Sql(schoolIdOf(sql`os.school_key`))
  id!: string;

  @Field(() => SchoolType, { description: 'The school.' })
  @Sql(
    sqlObject(() => {
      const name = officialNameOf(sql`os.school_key`, sql`os.university`);
      return sql`(select os.school_key, ${name} as name) s`;
    }),
  )
  school!: SchoolType;

  @Field(() => Int, { description: 'The number of members (회원 수).' })
  @Sql(sql`os.members`)
  memberCount!: number;

  @Field(() => Int, { description: 'The number of recruiting notices (모집 중인 공고 수) that are not hidden.' })
  @Sql(sql`(select coalesce(sum(recruiting), 0)::int from notice_total where notice_total.school_key = os.school_key)`)
  recruitingCount!: number;

  @Field(() => Int, { description: 'The number of open cases (처리할 신고 수).' })
  @Sql(sql`(select count(*)::int from ${casesOfSchool})`)
  openCaseCount!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'The time since which the oldest open case waits; null without one.',
  })
  @Sql(sql`(select min(k.opened_at) from ${casesOfSchool})`)
  oldestOpenedAt!: Date | null;

  @Field(() => [MemberType], { description: 'The moderators (학교 운영자), 50 at most.' })
  @Sql(moderators)
  moderators!: MemberType[];
}

const OperatedSchoolConnection = defineConnection(
  'OperatedSchool',
  () => OperatedSchoolType,
  'A page of schools (학교) in the order of their names.',
);

@ObjectType('Administration', {
  simpleResolvers: true,
  description: 'All schools of the service and the common queue of reports (서비스 운영).',
})
class AdministrationType {
  @Field(() => Int, { description: 'The number of open cases in the common queue (처리할 신고 수).' })
  @Sql(sql`(select count(*)::int from moderation_case k where ${isInQueue(true)})`)
  openCount!: number;
}

/** Payload field: the school whose key `run` returns. */
export const schoolOfPayload = {
  type: () => OperatedSchoolType,
  description: 'The changed school.',
  sql: payloadObject<{ schoolKey: string }>(
    (scope) => sql`(${schoolsWhere(sql`school_key = ${scope.value('schoolKey')}::text`)}) os`,
  ),
};

addQueries({
  administration: {
    type: () => AdministrationType,
    nullable: true,
    description:
      'All schools and the common queue (서비스 운영); null unless the viewer is an operator (서비스 운영자).',
    sql: sqlObject(({ viewerId }) => sql`member ao where ao.id = ${viewerId} and ao.operator`),
  },
});

addFields(AdministrationType, {
  cases: casesIn(isInQueue),
  schools: {
    type: () => OperatedSchoolConnection,
    description: 'The schools with members, in the order of their names.',
    args: OperatedSchoolListArgs,
    sql: schools,
  },
});

addFields(ViewerType, {
  canOperate: {
    type: () => Boolean,
    description: 'Whether the viewer is an operator of the service (서비스 운영자).',
    sql: sql`m.operator`,
  },
});
