import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { readId } from '../../platform/validation';
import type { Context } from '../context';
import { type Connection, ConnectionArgs, listById, readConnection } from '../kit/paging';
import { isAllowed } from '../kit/refusal';
import { readViewer } from '../members/member.queries';
import { MemberView, ViewerView } from '../members/member.view';
import { BlockMemberInput, UnblockMemberInput } from './block.inputs';
import { refusalToBlock } from './block.policy';
import { readBlockedMembers } from './block.queries';
import { blockMember, unblockMember } from './block.service';
import { BlockMemberPayload, MemberConnection, UnblockMemberPayload } from './block.view';

/** The mutations of blocks, and their field of the viewer. */
@Resolver(() => ViewerView)
export class BlockResolver {
  @FieldResolver(() => MemberConnection, { description: 'The members whom the viewer has blocked (차단한 사람).' })
  blockedMembers(
    @Ctx() ctx: Context,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
  ): Promise<Connection<MemberView>> {
    return readConnection(
      page,
      listById(0, (afterId, first) => readBlockedMembers(ctx, afterId, first)),
    );
  }

  @Mutation(() => BlockMemberPayload, {
    nullable: true,
    description:
      "Blocks a member (차단): neither sees the other's notices and comments any more, nor can apply to them. The member is not told.",
  })
  async blockMember(
    @Ctx() ctx: Context,
    @Arg('input', () => BlockMemberInput, { description: 'The member to block.' }) { memberId }: BlockMemberInput,
  ): Promise<BlockMemberPayload | null> {
    return { member: await blockMember(ctx, readId(memberId)), viewer: () => readViewer(ctx) };
  }

  @Mutation(() => UnblockMemberPayload, {
    nullable: true,
    description: 'Ends a block (차단 해제), if there is one.',
  })
  async unblockMember(
    @Ctx() ctx: Context,
    @Arg('input', () => UnblockMemberInput, { description: 'The member to block no longer.' })
    { memberId }: UnblockMemberInput,
  ): Promise<UnblockMemberPayload | null> {
    await unblockMember(ctx, readId(memberId));
    return { memberId, viewer: () => readViewer(ctx) };
  }
}

/** The field of members that blocks add. */
@Resolver(() => MemberView)
export class MemberBlockResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may block the member (차단하기).' })
  viewerCanBlock(@Ctx() ctx: Context, @Root() member: MemberView): boolean {
    return isAllowed(ctx, (viewer) => refusalToBlock(viewer, member));
  }
}
