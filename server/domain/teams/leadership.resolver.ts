import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { readId } from '../../platform/validation';
import { type Payload, payload } from '../../selection/payloads';
import type { Context } from '../context';
import { handOverTeam, moveTeam } from './leadership.service';
import { HandOverTeamPayload, MoveTeamPayload } from './team-payload.type';
import { HandOverTeamInput, MoveTeamInput } from './team.inputs';
import { TeamType } from './team.type';

/** The mutations about the state and the owner of a team. */
@Resolver(() => TeamType)
export class LeadershipResolver {
  @Mutation(() => MoveTeamPayload, {
    nullable: true,
    description: 'Ends a team (완료, 해산) and stops recruiting. Only the owner may do it.',
  })
  async moveTeam(
    @Ctx() ctx: Context,
    @Arg('input', () => MoveTeamInput, { description: 'The team and its new state.' }) { teamId, state }: MoveTeamInput,
  ): Promise<Payload<MoveTeamPayload> | null> {
    const id = readId(teamId);
    await moveTeam(ctx, id, state);
    return payload({ noticeId: id });
  }

  @Mutation(() => HandOverTeamPayload, {
    nullable: true,
    description:
      'Makes a member the owner (팀장 넘기기). The viewer stays in the team and takes the seat of that member.',
  })
  async handOverTeam(
    @Ctx() ctx: Context,
    @Arg('input', () => HandOverTeamInput, { description: 'The member.' }) { teamId, memberId }: HandOverTeamInput,
  ): Promise<Payload<HandOverTeamPayload> | null> {
    const noticeId = readId(teamId);
    await handOverTeam(ctx, { noticeId, memberId: readId(memberId) });
    return payload({ noticeId });
  }
}
