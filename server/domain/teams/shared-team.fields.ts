import { BlockMemberPayload } from '../blocks/block.view';
import { addFields } from '../../selection/schema-fields';

addFields(BlockMemberPayload, {
  sharesTeam: {
    type: () => Boolean,
    description: 'Whether the two are in a team (팀), as its owner or as members. A block does not end it.',
  },
});
