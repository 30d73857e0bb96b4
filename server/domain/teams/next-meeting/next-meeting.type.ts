import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { sqlObject } from '../../../selection/fields';
import { columnsOf } from '../../../selection/rows';
import { addFields, Sql } from '../../../selection/schema-fields';
import { seoulClockSql, seoulDateSql } from '../../../platform/text/seoul-time';
import { isAllowed } from '../../kit/rules/rules';
import type { TeamTables } from '../team.entity';
import { TeamType } from '../team.type';
import { denySettingMeeting } from './next-meeting.rules';
import { hasNextMeeting } from './next-meeting.sql';

const te = columnsOf<TeamTables['team']>('te');

// SQL alias `te`: the row of a team.

/** The next meeting of a team. */
@ObjectType('TeamMeeting', { simpleResolvers: true, description: 'The next meeting (다음 모임) of a team.' })
class TeamMeetingType {
  @Field({ description: 'The day (날짜) in Korea, YYYY-MM-DD.' })
  @Sql(seoulDateSql(te.meeting_at))
  date!: string;

  @Field({ description: 'The time of day in Korea at which it starts, such as 19:30.' })
  @Sql(seoulClockSql(te.meeting_at))
  start!: string;

  @Field(() => Int, { description: 'The length in minutes.' })
  @Sql(te.meeting_minutes)
  minutes!: number;

  @Field({ description: 'The place (장소); empty without one.' })
  @Sql(te.meeting_place)
  place!: string;
}

addFields(TeamType, {
  nextMeeting: {
    type: () => TeamMeetingType,
    nullable: true,
    description: 'The next meeting (다음 모임). Null without one, after its end, and once the team has ended.',
    sql: sqlObject(() => sql`team te where te.notice_id = n.id and ${hasNextMeeting()}`),
  },
  viewerCanSetMeeting: {
    type: () => Boolean,
    description: 'Whether the viewer may set the next meeting.',
    sql: ({ viewerId }) => isAllowed(denySettingMeeting(viewerId)),
  },
});
