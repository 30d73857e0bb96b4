import { sql } from 'kysely';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MAX_OWN_COUNT } from '../../../shared/bounds';
import { ID_BOUNDS } from '../../platform/text/validation';
import { sqlConnection } from '../../selection/connections/connections';
import { sqlObject } from '../../selection/fields';
import { columnsOf, type RowOf } from '../../selection/rows';
import { addFields, Sql } from '../../selection/schema-fields';
import { ConnectionArgs, defineConnection } from '../../selection/connections/paging';
import { ViewerType } from '../members/member.type';
import { TeamState } from '../notices/notice.entity';
import { NoticeType } from '../notices/notice.type';
import { Role } from '../profiles/role.entity';
import { selectViewerTeams, teamCountOf } from './team.sql';

// The row in scope of the viewer's teams is `vt`.

const vt = columnsOf<RowOf<typeof selectViewerTeams>>('vt');

const teams = sqlConnection({
  start: ID_BOUNDS.max,
  alias: 'vt',
  order: 'desc',
  rows: ({ viewerId }, { afterId, limit }) => selectViewerTeams(viewerId, { before: afterId, first: limit }),
});

/** One of the viewer's teams in their list. It has no contacts. */
@ObjectType('ViewerTeam', { simpleResolvers: true, description: "One of the viewer's teams (내 팀)." })
class ViewerTeamType {
  @Field(() => ID, { description: 'The id of its notice, which is also the id of the team.' })
  @Sql(vt.id)
  id!: number;

  @Field(() => Role, { nullable: true, description: "The viewer's role (역할); null for the owner, and in a study." })
  @Sql(vt.role)
  role!: Role | null;

  @Field({ description: 'Whether the viewer owns the notice (팀장).' })
  @Sql(vt.isOwner)
  isOwner!: boolean;

  @Field(() => TeamState, { description: 'The state of the team (단계).' })
  @Sql(vt.state)
  state!: TeamState;

  @Field({ description: 'The time when the viewer joined the team.' })
  @Sql(vt.since)
  since!: Date;

  @Field(() => NoticeType, { description: 'The notice (공고) of the team.' })
  @Sql(sqlObject(() => sql`notice n where n.id = vt.id`))
  notice!: NoticeType;
}

/** A page of the viewer's teams. */
const ViewerTeamConnection = defineConnection(
  'ViewerTeam',
  () => ViewerTeamType,
  "A page of the viewer's teams (팀), the newest notices first.",
);

addFields(ViewerType, {
  teams: {
    type: () => ViewerTeamConnection,
    description: "The viewer's teams (팀), the newest notices first. An owner without other members has no team yet.",
    args: ConnectionArgs,
    sql: teams,
  },
  teamCount: {
    type: () => Int,
    description: `The number of the viewer's teams (내 팀 수), including ended teams. ${MAX_OWN_COUNT} means ${MAX_OWN_COUNT} or more.`,
    sql: ({ viewerId }) => teamCountOf(viewerId),
  },
});
