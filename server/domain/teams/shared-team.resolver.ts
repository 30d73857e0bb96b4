import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { BlockMemberPayload } from '../blocks/block.view';
import type { Context } from '../context';
import { sharesTeam } from './shared-team.queries';

/** The field that teams add to the result of a block. */
@Resolver(() => BlockMemberPayload)
export class BlockTeamResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether the two are in a team (팀), as its owner or as members. A block does not end it.',
  })
  sharesTeam(@Ctx() ctx: Context, @Root() { member }: BlockMemberPayload): Promise<boolean> {
    return sharesTeam(ctx, member.id);
  }
}
