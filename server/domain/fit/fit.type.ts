import { sql } from 'kysely';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { PAGE_SIZE } from '../../../shared/bounds';
import { sqlArray, type SqlField, sqlObject } from '../../selection/fields';
import { addFields, addQueries, Sql } from '../../selection/schema-fields';
import { bestFit, MAX_COMPARED_ON_HOME } from '../notices/lists/fit-list.sql';
import { NoticeType } from '../notices/notice.type';
import { TagType } from '../profiles/tags/tag.type';
import { FREE_IN_GROUP, FROM_SEAT_GROUPS, SEAT_ORDER } from '../teams/seats/seat.sql';
import { SEATS, SeatGroupType } from '../teams/seats/seat.type';
import { FACTS, FitFact, fitOf, FitObstacle, isShown, namesOf, OBSTACLES } from './fit.sql';

// The rows in scope of a fit are the notice `n` and the comparison `fit`.

registerEnumType(FitFact, {
  name: 'FitFact',
  description: 'The facts of a notice that fit the viewer (맞는 점).',
  valuesConfig: {
    ROLE: { description: "A seat of one of the viewer's roles is free." },
    TAGS: { description: 'The notice and the viewer have a tag in common.' },
    COURSE: { description: 'It is of a course that the viewer takes (같은 수업).' },
    TIME: { description: 'The viewer is free at all meetings (모임 시간이 맞아요).' },
  },
});

registerEnumType(FitObstacle, {
  name: 'FitObstacle',
  description: 'The facts of a notice that do not fit the viewer (안 맞는 점).',
  valuesConfig: {
    ROLE_FULL: { description: "All seats of the viewer's roles are taken." },
    TIME_BUSY: { description: 'The viewer is not free at a meeting.' },
  },
});

/** The fit of a notice: facts for it, and obstacles. */
@ObjectType('NoticeFit', {
  simpleResolvers: true,
  description: 'How a notice fits the team profile, the courses and the free hours of the viewer.',
})
class NoticeFitType {
  @Field(() => [FitFact], { description: 'The facts that fit (맞는 점).' })
  @Sql(namesOf(FACTS))
  facts!: FitFact[];

  @Field(() => [SeatGroupType], { description: "The seats (자리) of the viewer's roles of which some are free." })
  @Sql((_scope, selection) =>
    sqlArray(
      selection.json(),
      sql`${FROM_SEAT_GROUPS} and s.role = any (fit.roles) and ${FREE_IN_GROUP} > 0`,
      SEAT_ORDER,
    ),
  )
  seats!: SeatGroupType[];

  @Field(() => [TagType], { description: 'The tags in common, in the order of the notice.' })
  @Sql((_scope, selection) =>
    sqlArray(
      selection.json(),
      sql`unnest(n.tags) with ordinality tag (id, rank) where tag.id = any (fit.tags)`,
      sql`tag.rank`,
    ),
  )
  commonTags!: TagType[];

  @Field(() => [FitObstacle], { description: 'The facts that do not fit (안 맞는 점).' })
  @Sql(namesOf(OBSTACLES))
  against!: FitObstacle[];
}

addFields(NoticeType, {
  viewerFit: {
    type: () => NoticeFitType,
    nullable: true,
    description:
      "How the notice fits the viewer. Null if it does not recruit, for the viewer's own notices, and for a viewer without roles, tags, courses and free hours.",
    sql: { joins: [SEATS], ...sqlObject(({ viewerId }) => sql`${fitOf(viewerId, isShown(viewerId))} fit`) },
  },
});

/** The notices with the most facts. */
const fittingNotices: SqlField = {
  rows: () => PAGE_SIZE,
  build: ({ viewerId, env }, selection) => {
    const best = bestFit({ viewerId, proof: sql.lit(env.SCHOOL_PROOF) }, PAGE_SIZE);
    return sqlArray(selection.json(), sql`${best} best join notice n on n.id = best.id`, sql`best.rank`);
  },
};

addQueries({
  fittingNotices: {
    type: () => [NoticeType],
    nullable: true,
    description: `Up to ${PAGE_SIZE} notices that fit the viewer in at least one fact, in the order FIT (나에게 맞는 공고). Only the ${MAX_COMPARED_ON_HOME} newest notices are compared.`,
    sql: fittingNotices,
  },
});
