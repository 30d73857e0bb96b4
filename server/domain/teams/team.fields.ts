import { ID, Int } from 'type-graphql';
import { MAX_OWN_COUNT } from '../../../shared/bounds';
import { ConnectionArgs } from '../kit/paging';
import { ViewerView } from '../members/member.view';
import { NoticeView } from '../notices/notice.view';
import {
  TeamMemberView,
  TeamPostConnection,
  TeamPostView,
  TeamView,
  ViewerTeamConnection,
  ViewerTeamView,
} from './team.view';
import { addFields, addQueries } from '../../selection/schema-fields';

addQueries({
  team: {
    type: () => TeamView,
    nullable: true,
    description: 'The team (팀) of a notice; null for everybody but its current members.',
    args: { id: { type: () => ID, description: 'The id of its notice.' } },
  },
});

addFields(TeamView, {
  notice: { type: () => NoticeView, description: 'The notice (공고) by which it was found.' },
  members: { type: () => [TeamMemberView], description: 'The current members (팀원), the owner first; 101 at most.' },
  pinnedPost: {
    type: () => TeamPostView,
    nullable: true,
    description: 'The pinned post (고정한 글); null without one.',
  },
  posts: { type: () => TeamPostConnection, description: 'The posts (게시판), the newest first.', args: ConnectionArgs },
  viewerCanLeave: { type: () => Boolean, description: 'Whether the viewer may leave it (팀에서 나가기).' },
  viewerCanManage: { type: () => Boolean, description: 'Whether the viewer may set the link and pin posts.' },
});

addFields(TeamPostView, {
  viewerCanDelete: { type: () => Boolean, description: 'Whether the viewer may delete it (글 삭제).' },
});

addFields(NoticeView, {
  viewerIsTeammate: { type: () => Boolean, description: 'Whether the viewer is a current member of its team (팀).' },
});

addFields(ViewerView, {
  teams: {
    type: () => ViewerTeamConnection,
    description: "The viewer's teams (팀), those of the newest notices first. An owner alone is not a team yet.",
    args: ConnectionArgs,
  },
  teamCount: {
    type: () => Int,
    description: `The number of the viewer's teams (내 팀 수), those that ended too. ${MAX_OWN_COUNT} stands for ${MAX_OWN_COUNT} or more.`,
  },
});

addFields(ViewerTeamView, {
  notice: { type: () => NoticeView, description: 'The notice (공고) by which it was found.' },
});
