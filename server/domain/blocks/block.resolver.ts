import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { readId } from '../../platform/validation';
import { type Payload, payload } from '../../selection/payloads';
import type { Context } from '../context';
import { ViewerType } from '../members/member.type';
import { BlockMemberInput, UnblockMemberInput } from './block.inputs';
import { blockMember, unblockMember } from './block.service';
import { BlockMemberPayload, UnblockMemberPayload } from './block.type';

/** Mutations of blocks. */
@Resolver(() => ViewerType)
export class BlockResolver {
  @Mutation(() => BlockMemberPayload, {
    nullable: true,
    description:
      "Blocks a member (차단): neither sees the other's notices and comments any more, nor can apply to them. The member is not notified.",
  })
  async blockMember(
    @Ctx() ctx: Context,
    @Arg('input', () => BlockMemberInput, { description: 'The member to block.' }) { memberId }: BlockMemberInput,
  ): Promise<Payload<BlockMemberPayload> | null> {
    const id = readId(memberId);
    await blockMember(ctx, id);
    return payload({ memberId: id });
  }

  @Mutation(() => UnblockMemberPayload, {
    nullable: true,
    description: 'Ends a block (차단 해제), if there is one.',
  })
  async unblockMember(
    @Ctx() ctx: Context,
    @Arg('input', () => UnblockMemberInput, { description: 'The member to unblock.' })
    { memberId }: UnblockMemberInput,
  ): Promise<Payload<UnblockMemberPayload> | null> {
    await unblockMember(ctx, readId(memberId));
    return { ...payload({}), memberId };
  }
}
