import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { MAX_OWN_COUNT } from '../../../shared/bounds';
import { ID_BOUNDS, parseId } from '../../platform/validation';
import { type Context, requireViewerId } from '../context';
import { type Connection, listById, readConnection } from '../kit/paging';
import { isAllowed } from '../kit/refusal';
import { ViewerView } from '../members/member.view';
import { toSchool } from '../schools/school.queries';
import { SchoolView } from '../schools/school.view';
import { NoticeListArgs, ViewerListArgs } from './notice-list.inputs';
import { NoticeKind } from './notice.entity';
import { countOwnedNotices, readNoticePage, readOwnedNotices, readRecentNotices } from './notice.list';
import { refusalToManage } from './notice.policy';
import { loadContent, loadNotice, readShared } from './notice.queries';
import { parseShareUrl, shareUrl } from './notice.pages';
import { type AnyNotice, NoticeConnection, NoticePage, NoticeView } from './notice.view';

/** The queries and fields of notices. */
@Resolver(() => NoticeView)
export class NoticeResolver {
  @Query(() => NoticeView, {
    nullable: true,
    description: 'One notice (공고); null when it does not exist or the viewer may not see it.',
  })
  async notice(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The id of the notice.' }) id: string,
  ): Promise<AnyNotice | null> {
    requireViewerId(ctx);
    const noticeId = parseId(id);
    return noticeId === null ? null : loadNotice(ctx, noticeId);
  }

  @Query(() => SchoolView, {
    nullable: true,
    description: 'The school (학교) of the notice of a share link; null for any other link. Visitors may read it.',
  })
  async sharedSchool(
    @Ctx() ctx: Context,
    @Arg('shareUrl', () => String, { description: 'The share link, as Notice.shareUrl has it.' }) url: string,
  ): Promise<SchoolView | null> {
    const link = parseShareUrl(ctx, url);
    const notice = link && (await readShared(ctx.reads, link.id, link.kind));
    return notice ? toSchool(notice.university) : null;
  }

  @Query(() => NoticePage, {
    nullable: true,
    description: "A numbered page of the notices (공고) of the viewer's school.",
  })
  notices(
    @Ctx() ctx: Context,
    @Args(() => NoticeListArgs) { page, size, sort, filter }: NoticeListArgs,
  ): Promise<NoticePage | null> {
    const { search, ...conditions } = filter ?? {};
    return readNoticePage(ctx, { page, size, sort, ...conditions, query: search });
  }

  @Query(() => [NoticeView], {
    nullable: true,
    description: "The 12 newest notices (최근 공고) of a kind in the viewer's school.",
  })
  recentNotices(
    @Ctx() ctx: Context,
    @Arg('kind', () => NoticeKind, { description: 'The kind of the notices.' }) kind: NoticeKind,
  ): Promise<AnyNotice[] | null> {
    return readRecentNotices(ctx, kind);
  }

  @FieldResolver(() => Int, { description: 'How many people are wanted in all (모집 인원).' })
  headcount(@Root() { recruitNumber }: AnyNotice): number {
    return recruitNumber;
  }

  @FieldResolver(() => SchoolView, {
    description: "The school (학교) that it belongs to: the owner's when it was posted.",
  })
  school(@Root() { university }: AnyNotice): SchoolView {
    return toSchool(university);
  }

  @FieldResolver(() => String, { description: 'The content (내용).' })
  content(@Ctx() ctx: Context, @Root() notice: AnyNotice): Promise<string> | string {
    return notice.content ?? loadContent(ctx, notice.id);
  }

  @FieldResolver(() => String, {
    description:
      "A link to share, relative to the service's address: whoever has it may see title, headcount and school in the preview of a chat.",
  })
  shareUrl(@Ctx() ctx: Context, @Root() notice: AnyNotice): string {
    return shareUrl(ctx, notice);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may edit, delete and close the notice and see its applications.',
  })
  viewerCanManage(@Ctx() ctx: Context, @Root() notice: AnyNotice): boolean {
    return isAllowed(ctx, (viewer) => refusalToManage(viewer, notice));
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer is asked whether the notice still recruits: 30 days after its owner last said so, if it has no deadline.',
  })
  viewerIsAskedToConfirm(@Ctx() ctx: Context, @Root() notice: AnyNotice): boolean {
    return isAllowed(ctx, (viewer) => refusalToManage(viewer, notice)) && notice.awaitsConfirmation;
  }
}

/** The fields of the viewer that notices add. */
@Resolver(() => ViewerView)
export class ViewerNoticeResolver {
  @FieldResolver(() => NoticeConnection, {
    description: "The viewer's own notices (내 공고), open and closed, the newest first.",
  })
  ownedNotices(
    @Ctx() ctx: Context,
    @Args(() => ViewerListArgs) { kind, ...page }: ViewerListArgs,
  ): Promise<Connection<AnyNotice>> {
    return readConnection(
      page,
      listById(ID_BOUNDS.max, (before, first) => readOwnedNotices(ctx, { kind, before, first })),
    );
  }

  @FieldResolver(() => Int, {
    description: `The number of the viewer's own notices (내 공고 수). ${MAX_OWN_COUNT} stands for ${MAX_OWN_COUNT} or more.`,
  })
  ownedNoticeCount(@Ctx() ctx: Context): Promise<number> {
    return countOwnedNotices(ctx);
  }
}
