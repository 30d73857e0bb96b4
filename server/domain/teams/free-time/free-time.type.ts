import { type Expression, sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { WEEK_HOURS } from '../../../../shared/week';
import { sqlArray, sqlObject } from '../../../selection/fields';
import { addFields, Sql } from '../../../selection/schema-fields';
import { TeamType } from '../team.type';
import { fromSharedWeeks, IS_FREE_EXCEPT_ONE, IS_FREE_FOR_ALL, sharesFreeTime } from './free-time.sql';

// SQL alias `ft`: the weeks that are compared in a team.

const hoursWith = (condition: Expression<unknown>) =>
  sqlArray(
    sql`slot.hour`,
    sql`generate_series(0, ${sql.lit(WEEK_HOURS - 1)}) slot (hour) where ${condition}`,
    sql`slot.hour`,
  );

const HOUR = 'each as a number 0–111: the day (Monday is 0) times 16, plus the hour minus 8';

/** The free hours that members of a team have in common. It contains no week of one member. */
@ObjectType('TeamFreeTime', {
  simpleResolvers: true,
  description:
    'The free hours that the members of a team have in common (모두 비는 시간), of those who compare theirs. It shows nobody which member is free.',
})
class TeamFreeTimeType {
  @Field(() => Int, {
    description: 'The number of members who compare their free hours and wrote those of the present semester.',
  })
  @Sql(sql`ft.sharers`)
  sharerCount!: number;

  @Field({
    description: 'Whether the viewer is one of them. Without their own free hours of this semester they see no hours.',
  })
  @Sql(sql`ft.is_viewer_counted`)
  isViewerCounted!: boolean;

  @Field(() => [Int], {
    description: `The hours in which all of them are free, ${HOUR}. It is empty with fewer than two members.`,
  })
  @Sql(hoursWith(IS_FREE_FOR_ALL))
  hours!: number[];

  @Field(() => [Int], {
    description: 'The hours in which all of them but one are free. It is empty with fewer than four members.',
  })
  @Sql(hoursWith(IS_FREE_EXCEPT_ONE))
  hoursExceptOne!: number[];
}

addFields(TeamType, {
  viewerSharesFreeTime: {
    type: () => Boolean,
    nullable: true,
    description:
      "Whether the viewer's free hours are compared with those of the team (내 빈 시간을 이 팀과 맞춰 보기); null once the team has ended.",
    sql: ({ viewerId }) => sharesFreeTime(viewerId),
  },
  freeTime: {
    type: () => TeamFreeTimeType,
    nullable: true,
    description:
      'The free hours of the team (모두 비는 시간); null unless the viewer compares theirs, and once the team has ended.',
    sql: sqlObject(({ viewerId }) => fromSharedWeeks(viewerId)),
  },
});
