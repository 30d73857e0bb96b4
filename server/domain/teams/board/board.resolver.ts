import { ID } from 'type-graphql';
import { addMutation } from '../../../selection/schema-fields';
import { AddTeamPostInput, DeleteTeamPostInput, PinTeamPostInput, UpdateTeamLinkInput } from './board.inputs';
import { addTeamPost, deleteTeamPost, pinTeamPost, updateTeamLink } from './board.service';
import { postById, TeamPostType } from './team-post.type';
import { teamOfPayload } from '../team.type';

addMutation('addTeamPost', {
  description: 'Writes on the board of a team (글쓰기).',
  input: { type: AddTeamPostInput, description: 'The team and the post.' },
  payload: {
    post: { type: () => TeamPostType, description: 'The new post.', sql: postById },
    team: teamOfPayload('The changed team.'),
  },
  suspensionCheck: 'inStatement',
  run: (ctx, { teamId, text }) => addTeamPost(ctx, teamId, text),
});

addMutation('deleteTeamPost', {
  description: "Permanently deletes a post (글 삭제). Only its author and the team's owner may do it.",
  input: { type: DeleteTeamPostInput, description: 'The post to delete.' },
  payload: {
    postId: { type: () => ID, description: 'The id of the deleted post.' },
    team: teamOfPayload('The changed team.'),
  },
  suspensionCheck: 'inStatement',
  run: (ctx, { id }) => deleteTeamPost(ctx, id),
});

addMutation('pinTeamPost', {
  description: 'Pins or unpins a post (글 고정). A pinned post replaces the previous one. Only the owner may do it.',
  input: { type: PinTeamPostInput, description: 'The post.' },
  payload: { team: teamOfPayload('The changed team.') },
  suspensionCheck: 'inStatement',
  run: (ctx, { id, pinned }) => pinTeamPost(ctx, id, pinned),
});

addMutation('updateTeamLink', {
  description: 'Sets the link of the team (팀 링크). Only the owner may do it.',
  input: { type: UpdateTeamLinkInput, description: 'The team and its link.' },
  payload: { team: teamOfPayload('The changed team.') },
  suspensionCheck: 'inStatement',
  run: async (ctx, { teamId: noticeId, link }) => {
    await updateTeamLink(ctx, noticeId, link);
    return { noticeId };
  },
});
