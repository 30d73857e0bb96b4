import { sql } from 'kysely';
import { Field, ID, ObjectType } from 'type-graphql';
import { foldName } from '../../../shared/fold-name';
import { ID_BOUNDS } from '../../platform/text/validation';
import { sqlConnectionBy } from '../../selection/connections/connections';
import { type BuildField, sqlObject, type SqlField } from '../../selection/fields';
import { columnsOf } from '../../selection/rows';
import { addFields, addQueries, Sql } from '../../selection/schema-fields';
import { defineConnection, type ParseCursor } from '../../selection/connections/paging';
import { ensureNoToken } from '../kit/sessions/token';
import { MemberType, ViewerType } from '../members/member.type';
import { NoticeKind } from '../notices/notice.entity';
import { isPresentOrLater } from '../profiles/timetable/semester.sql';
import { Role } from '../profiles/role.entity';
import type { SeekerTables } from './seeker.entity';
import { SeekerListArgs } from './seeker.inputs';
import { isAllowedUnlessSuspended } from '../members/member.rules';
import { denySeeking, SEEKER_PAGE_LIMIT } from './seeker.rules';
import { HAS_MAX_OFFERS, isLooking, isSeekerFor, seesSeekers } from './seeker.sql';

const s = columnsOf<SeekerTables['seeker']>('s');

// SQL aliases: `s` is a seeker, `m` their member, `sc` their course.

/** The course of the seeker `s`, unless its semester has ended or the member has deleted it. */
const COURSE_OF_SEEKER = sql`member_course sc where sc.member_id = s.member_id and sc.semester = s.semester
  and sc.course_key = s.course_key and ${isPresentOrLater(sql.ref('sc.semester'))}`;

const courseOfSeeker = sqlObject(() => COURSE_OF_SEEKER);

/** The course of a seeker. */
@ObjectType('SeekerCourse', {
  simpleResolvers: true,
  description: 'A course (수업) for which a member looks for a team.',
})
class SeekerCourseType {
  @Field({ description: 'The semester (학기), such as 2026-2.' })
  @Sql(sql`sc.semester`)
  semester!: string;

  @Field({ description: 'The name (수업 이름).' })
  @Sql(sql`sc.name`)
  name!: string;
}

/** Fields that the member and others read. The row in scope is `s`. */
@ObjectType()
abstract class SharedSeekingType {
  @Field(() => [NoticeKind], { description: 'The kinds (프로젝트, 스터디).' })
  @Sql(s.kinds)
  kinds!: NoticeKind[];

  @Field(() => [Role], { description: 'The roles (역할) for projects.' })
  @Sql(s.roles)
  roles!: Role[];

  @Field({ description: 'The sentence of the member (한 줄 소개).' })
  @Sql(s.text)
  text!: string;

  @Field(() => SeekerCourseType, { nullable: true, description: 'The course (수업); null for none.' })
  @Sql(courseOfSeeker)
  course!: SeekerCourseType | null;

  @Field(() => String, { description: 'The last day in Korea, YYYY-MM-DD.' })
  @Sql(s.until)
  until!: string;
}

/** The viewer's own entry in the list of seekers. */
@ObjectType('Seeking', { simpleResolvers: true, description: 'What the viewer looks for (팀 찾기).' })
class SeekingType extends SharedSeekingType {
  @Field({
    description: 'Whether the viewer has 5 open offers (제안) and is therefore not listed until one has ended.',
  })
  @Sql(HAS_MAX_OFFERS)
  isPaused!: boolean;
}

/** A member who looks for a team, as others see them. */
@ObjectType('Seeker', { simpleResolvers: true, description: 'A member who looks for a team (팀을 찾는 사람).' })
class SeekerType extends SharedSeekingType {
  @Field(() => ID, { description: 'The id of the member.' })
  @Sql(s.member_id)
  id!: number;

  @Field(() => MemberType, { description: 'The member. Viewers of the seeker read the team profile.' })
  @Sql(sqlObject(() => sql`member m where m.id = s.member_id`))
  member!: MemberType;

  @Field({ description: 'Whether it is the viewer.' })
  @Sql(({ viewerId }) => sql`s.member_id = ${viewerId}`)
  viewerIsSeeker!: boolean;
}

/** A page of members who look for a team. */
const SeekerConnection = defineConnection(
  'Seeker',
  () => SeekerType,
  'A page of members who look for a team (팀을 찾는 사람).',
);

/** Place of a seeker in the list of a day. */
interface SeekerPosition {
  shuffle: number;
  memberId: number;
}

const MIN_INTEGER = -2_147_483_648;

const parseCursor: ParseCursor<SeekerPosition> = (text) => {
  const [, shuffle, memberId] = (/^seeker:(-?[0-9]{1,10}):([0-9]{1,10})$/.exec(text) ?? []).map(Number);
  if (shuffle === undefined || memberId === undefined || memberId > ID_BOUNDS.max) return undefined;
  return shuffle >= MIN_INTEGER && shuffle <= ID_BOUNDS.max ? { shuffle, memberId } : undefined;
};

const listed = sqlConnectionBy<SeekerPosition, SeekerListArgs>({
  args: SeekerListArgs,
  parse: ({ kind, role, tag, course }, ctx) => {
    ensureNoToken(ctx);
    const values = {
      kind: kind ?? null,
      role: role ?? null,
      tag: tag ?? null,
      course: course ? foldName(course) : null,
    };
    return { values, limit: SEEKER_PAGE_LIMIT };
  },
  alias: 's',
  order: sql`s.shuffle, s.member_id`,
  parseCursor,
  start: { shuffle: MIN_INTEGER, memberId: 0 },
  toValues: ({ shuffle, memberId }) => ({ shuffle, memberId }),
  cursor: sql`('seeker:' || s.shuffle || ':' || s.member_id)`,
  rows: ({ value, viewerId, env }, limit) => sql`(
    select s.* from seeker s join member m on m.id = s.member_id
    where ${isSeekerFor(viewerId, sql.lit(env.SCHOOL_PROOF))} and not ${HAS_MAX_OFFERS}
      and (s.shuffle, s.member_id) > (${value('shuffle')}::int, ${value('memberId')}::int)
      and (${value('kind')}::text is null or ${value('kind')}::text = any (s.kinds))
      and (${value('role')}::text is null or ${value('role')}::text = any (s.roles))
      and (${value('tag')}::text is null or exists (
        select from member_profile where member_id = s.member_id and ${value('tag')}::text = any (tags)
      ))
      and (${value('course')}::text is null or s.course_key = ${value('course')}::text and exists (select from ${COURSE_OF_SEEKER}))
    order by s.shuffle, s.member_id limit ${limit}
  )`,
});

const canSeeSeekers: BuildField = ({ viewerId, env }) => seesSeekers(viewerId, sql.lit(env.SCHOOL_PROOF));

/** The list of seekers; null for viewers who may not see it. */
const seekers: SqlField = {
  ...listed,
  // A replica may lack the latest block.
  primary: true,
  build: (scope, selection) =>
    sql`case when ${canSeeSeekers(scope, selection)} then ${listed.build(scope, selection)} end`,
};

addQueries({
  seekers: {
    type: () => SeekerConnection,
    nullable: true,
    description:
      'Members of the school who look for a team (팀을 찾는 사람), in an order that is shuffled each day and the same for all. Null unless the viewer may see them. Access tokens get SESSION_REQUIRED.',
    args: SeekerListArgs,
    sql: seekers,
  },
});

addFields(ViewerType, {
  canSeeSeekers: {
    type: () => Boolean,
    description: 'Whether the viewer may see members who look for a team (팀을 찾는 사람).',
    sql: canSeeSeekers,
  },
  canSeek: {
    type: () => Boolean,
    description: 'Whether the viewer may look for a team (팀 찾기).',
    sql: ({ viewerId, env }) => isAllowedUnlessSuspended(viewerId, denySeeking(sql.lit(env.SCHOOL_PROOF))),
  },
  seeking: {
    type: () => SeekingType,
    nullable: true,
    description: 'What the viewer looks for (팀 찾기); null without looking for a team.',
    sql: sqlObject(({ env }) => sql`seeker s where s.member_id = m.id and ${isLooking(sql.lit(env.SCHOOL_PROOF))}`),
  },
});
