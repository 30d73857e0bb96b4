import { ID } from 'type-graphql';
import { addMutation } from '../../selection/schema-fields';
import { memberOfPayload, viewerOfPayload } from '../members/member.type';
import { BlockMemberInput, UnblockMemberInput } from './block.inputs';
import { blockMember, unblockMember } from './block.service';

addMutation('blockMember', {
  description:
    "Blocks a member (차단): neither sees the other's notices and comments any more, nor can apply to them. The member is not notified.",
  input: { type: BlockMemberInput, description: 'The member to block.' },
  payload: {
    member: memberOfPayload('The member, who is not notified.'),
    viewer: viewerOfPayload('The viewer with the changed list of blocks.'),
  },
  run: async (ctx, { memberId }) => {
    await blockMember(ctx, memberId);
    return { memberId };
  },
});

addMutation('unblockMember', {
  description: 'Ends a block (차단 해제), if there is one.',
  input: { type: UnblockMemberInput, description: 'The member to unblock.' },
  payload: {
    memberId: { type: () => ID, description: 'The id of the unblocked member.' },
    viewer: viewerOfPayload('The viewer with the changed list of blocks.'),
  },
  run: async (ctx, { memberId }) => {
    await unblockMember(ctx, memberId);
    return { memberId };
  },
});
