import { sql } from 'kysely';
import { Field, ID, ObjectType } from 'type-graphql';
import { fromPrimary, sqlArray, sqlObject } from '../../../selection/fields';
import { columnsOf } from '../../../selection/rows';
import { addFields, Sql } from '../../../selection/schema-fields';
import { MemberType } from '../../members/member.type';
import { forOwner } from '../../notices/notice.rules';
import { NoticeType } from '../../notices/notice.type';
import { DepartureKind, type TeamTables } from '../team.entity';
import { TeamType } from '../team.type';

const d = columnsOf<TeamTables['departure']>('d');

// The row in scope of departures is `d`. Its team belongs to the notice `n`.

/** Maximum number of listed departures of a team. */
const MAX_DEPARTURES = sql.lit(100);

/** Departures from the team; null unless the viewer is the owner. */
const departures = fromPrimary(({ viewerId }, selection) => {
  const latest = sql`(
    select * from departure where notice_id = n.id order by created_at desc, member_id limit ${MAX_DEPARTURES}
  ) d`;
  return forOwner(viewerId, sqlArray(selection.json(), latest, sql`d.created_at desc, d.member_id`));
});

/** End of a membership as the former member and the owner of the team read it. */
@ObjectType('TeamDeparture', {
  simpleResolvers: true,
  description: 'The end of a membership in a team (팀에서 나감). It is deleted when the member applies or joins again.',
})
class TeamDepartureType {
  @Field(() => ID, { description: 'The id: the id of the team and the id of the member.' })
  @Sql(sql`d.notice_id || '-' || d.member_id`)
  id!: string;

  @Field(() => MemberType, { description: 'The former member.' })
  @Sql(sqlObject(() => sql`member m where m.id = d.member_id`))
  member!: MemberType;

  @Field(() => Boolean, {
    description:
      'Whether the owner removed the member (내보냄), who may not apply again. Otherwise the member left (나감).',
  })
  @Sql(sql`d.kind = ${sql.lit(DepartureKind.REMOVED)}`)
  removed!: boolean;

  @Field(() => String, { nullable: true, description: 'The reason (이유); null without a reason.' })
  @Sql(d.reason)
  reason!: string | null;

  @Field({ description: 'When it ended (나간 시각).' })
  @Sql(d.created_at)
  departedAt!: Date;
}

addFields(TeamType, {
  departures: {
    type: () => [TeamDepartureType],
    nullable: true,
    description:
      'The members who left the team or were removed from it (나간 팀원), the latest first, 100 at most. Null unless the viewer is the owner.',
    sql: departures,
  },
});

addFields(NoticeType, {
  viewerDeparture: {
    type: () => TeamDepartureType,
    nullable: true,
    description: "The end of the viewer's own membership in its team (팀에서 나감); null without one.",
    sql: sqlObject(({ viewerId }) => sql`departure d where d.notice_id = n.id and d.member_id = ${viewerId}`),
  },
});
