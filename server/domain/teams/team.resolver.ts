import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { MAX_OWN_COUNT } from '../../../shared/bounds';
import { ID_BOUNDS, parseId } from '../../platform/validation';
import { loadViewerApplication } from '../applications/application.queries';
import { type Context, requireViewerId } from '../context';
import { type Connection, ConnectionArgs, listById, readConnection } from '../kit/paging';
import { isAllowed } from '../kit/refusal';
import { ViewerView } from '../members/member.view';
import { isOwner, refusalToManage } from '../notices/notice.policy';
import { loadSeenNotice, readNotice } from '../notices/notice.queries';
import { type AnyNotice, NoticeView } from '../notices/notice.view';
import { isMember, refusalToDeletePost, refusalToLeave } from './team.policy';
import { readPost, readPosts } from './team-post.queries';
import { countTeams, findTeam, readTeamMembers, readViewerTeams } from './team.queries';
import {
  TeamMemberView,
  TeamPostConnection,
  TeamPostView,
  TeamView,
  ViewerTeamConnection,
  ViewerTeamView,
} from './team.view';

/** The query of teams, and their fields. */
@Resolver(() => TeamView)
export class TeamResolver {
  @Query(() => TeamView, {
    nullable: true,
    description: 'The team (팀) of a notice; null for everybody but its current members.',
  })
  async team(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The id of its notice.' }) id: string,
  ): Promise<TeamView | null> {
    requireViewerId(ctx);
    const noticeId = parseId(id);
    return noticeId === null ? null : findTeam(ctx, noticeId);
  }

  @FieldResolver(() => NoticeView, { description: 'The notice (공고) by which it was found.' })
  notice(@Ctx() ctx: Context, @Root() { id }: TeamView): Promise<AnyNotice> {
    return readNotice(ctx, id);
  }

  @FieldResolver(() => [TeamMemberView], { description: 'The current members (팀원), the owner first; 101 at most.' })
  members(@Ctx() ctx: Context, @Root() { id }: TeamView): Promise<TeamMemberView[]> {
    return readTeamMembers(ctx, id);
  }

  @FieldResolver(() => TeamPostView, { nullable: true, description: 'The pinned post (고정한 글); null without one.' })
  async pinnedPost(@Ctx() ctx: Context, @Root() { id, pinnedPostId }: TeamView): Promise<TeamPostView | null> {
    return pinnedPostId === null ? null : ((await readPost(ctx, id, pinnedPostId)) ?? null);
  }

  @FieldResolver(() => TeamPostConnection, { description: 'The posts (게시판), the newest first.' })
  posts(
    @Ctx() ctx: Context,
    @Root() { id }: TeamView,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
  ): Promise<Connection<TeamPostView>> {
    return readConnection(
      page,
      listById(ID_BOUNDS.max, (before, first) => readPosts(ctx, id, before, first)),
    );
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may leave it (팀에서 나가기).' })
  viewerCanLeave(@Ctx() ctx: Context, @Root() { ownerId, state }: TeamView): boolean {
    return isAllowed(ctx, (viewer) => refusalToLeave(viewer, { owner: { id: ownerId }, teamState: state }));
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may set the link and pin posts.' })
  viewerCanManage(@Ctx() ctx: Context, @Root() { ownerId }: TeamView): boolean {
    return isAllowed(ctx, (viewer) => refusalToManage(viewer, { owner: { id: ownerId } }));
  }
}

/** The computed field of posts. */
@Resolver(() => TeamPostView)
export class TeamPostResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may delete it (글 삭제).' })
  viewerCanDelete(@Ctx() ctx: Context, @Root() { author, ownerId }: TeamPostView): boolean {
    return isAllowed(ctx, (viewer) => refusalToDeletePost(viewer, { author }, { owner: { id: ownerId } }));
  }
}

/** The field of notices that teams add. */
@Resolver(() => NoticeView)
export class NoticeTeamResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer is a current member of its team (팀).' })
  async viewerIsTeammate(@Ctx() ctx: Context, @Root() notice: AnyNotice): Promise<boolean> {
    const viewer = { id: requireViewerId(ctx) };
    return isOwner(viewer, notice) || isMember(await loadViewerApplication(ctx, notice.id));
  }
}

/** The fields of the viewer that teams add. */
@Resolver(() => ViewerView)
export class ViewerTeamsResolver {
  @FieldResolver(() => ViewerTeamConnection, {
    description: "The viewer's teams (팀), those of the newest notices first. An owner alone is not a team yet.",
  })
  teams(@Ctx() ctx: Context, @Args(() => ConnectionArgs) page: ConnectionArgs): Promise<Connection<ViewerTeamView>> {
    return readConnection(
      page,
      listById(ID_BOUNDS.max, (before, first) => readViewerTeams(ctx, before, first)),
    );
  }

  @FieldResolver(() => Int, {
    description: `The number of the viewer's teams (내 팀 수), those that ended too. ${MAX_OWN_COUNT} stands for ${MAX_OWN_COUNT} or more.`,
  })
  teamCount(@Ctx() ctx: Context): Promise<number> {
    return countTeams(ctx);
  }
}

/** The computed field of the viewer's teams. */
@Resolver(() => ViewerTeamView)
export class ViewerTeamResolver {
  @FieldResolver(() => NoticeView, { description: 'The notice (공고) by which it was found.' })
  notice(@Ctx() ctx: Context, @Root() { id }: ViewerTeamView): Promise<AnyNotice> {
    return loadSeenNotice(ctx, id);
  }
}
