import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { ID_BOUNDS, parseId } from '../../platform/validation';
import { type Context, requireViewerId } from '../context';
import { type Connection, ConnectionArgs, listById, readConnection } from '../kit/paging';
import { isAllowed } from '../kit/refusal';
import { ViewerView } from '../members/member.view';
import { ViewerListArgs } from '../notices/notice-list.inputs';
import { refusalToManage } from '../notices/notice.policy';
import { loadNotice, readNotice } from '../notices/notice.queries';
import { type AnyNotice, NoticeView, ProjectView } from '../notices/notice.view';
import { HEADCOUNT_FIELDS, Role } from '../notices/project.entity';
import { loadSeats } from './application.capacity';
import { refusalToApply, refusalToCancel, refusalToDecide } from './application.policy';
import {
  findApplication,
  loadApplications,
  loadViewerApplication,
  readViewerApplications,
} from './application.queries';
import { ApplicationConnection, ApplicationView, NoticeRoleView } from './application.view';

/** The fields of notices that applications add. */
@Resolver(() => NoticeView)
export class NoticeApplicationResolver {
  @FieldResolver(() => ApplicationView, {
    nullable: true,
    description: "The viewer's own application (내 지원); null without one.",
  })
  viewerApplication(@Ctx() ctx: Context, @Root() notice: AnyNotice): Promise<ApplicationView | null> {
    return loadViewerApplication(ctx, notice.id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may apply now (지원하기).' })
  async viewerCanApply(@Ctx() ctx: Context, @Root() notice: AnyNotice): Promise<boolean> {
    const mayApply = (hasApplied: boolean) => isAllowed(ctx, (viewer) => refusalToApply(viewer, notice, hasApplied));
    // The viewer's application is read only when nothing else refuses one.
    return mayApply(false) && mayApply((await loadViewerApplication(ctx, notice.id)) !== null);
  }

  @FieldResolver(() => ApplicationConnection, {
    nullable: true,
    description: 'The applications (지원), the oldest first; null for everybody but the owner.',
  })
  async applications(
    @Ctx() ctx: Context,
    @Root() notice: AnyNotice,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
  ): Promise<Connection<ApplicationView> | null> {
    if (!mayManage(ctx, notice)) return null;
    return readConnection(
      page,
      listById(0, (afterId, first) => loadApplications(ctx, { parentId: notice.id, afterId, first })),
    );
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The number of applications (지원 수); null for everybody but the owner.',
  })
  applicationCount(@Ctx() ctx: Context, @Root() notice: AnyNotice): number | null {
    return mayManage(ctx, notice) ? notice.applicationCount : null;
  }

  @FieldResolver(() => Int, { description: 'How many applicants are approved in all (승인 인원).' })
  async approvedCount(@Ctx() ctx: Context, @Root() notice: AnyNotice): Promise<number> {
    const seats = await loadSeats(ctx, notice.id);
    return seats.find(({ role }) => role === null)?.approved ?? 0;
  }
}

function mayManage(ctx: Context, notice: AnyNotice): boolean {
  return isAllowed(ctx, (viewer) => refusalToManage(viewer, notice));
}

/** The fields of projects that applications add. */
@Resolver(() => ProjectView)
export class ProjectApplicationResolver {
  @FieldResolver(() => [NoticeRoleView], {
    description:
      'The roles (역할) with their seats, always all three. If every headcount is 0, the headcount of the notice limits all roles together.',
  })
  roles(@Root() project: ProjectView): NoticeRoleView[] {
    return Object.values(Role).map((role) => ({
      noticeId: project.id,
      role,
      headcount: project[HEADCOUNT_FIELDS[role]],
    }));
  }
}

/** The computed field of roles. */
@Resolver(() => NoticeRoleView)
export class NoticeRoleResolver {
  @FieldResolver(() => Int, { description: 'How many applicants for the role are approved (승인 인원).' })
  async approved(@Ctx() ctx: Context, @Root() { noticeId, role }: NoticeRoleView): Promise<number> {
    const seats = await loadSeats(ctx, noticeId);
    return seats.find((each) => each.role === role)?.approved ?? 0;
  }
}

/** The field of the viewer that applications add. */
@Resolver(() => ViewerView)
export class ViewerApplicationResolver {
  @FieldResolver(() => ApplicationConnection, {
    description:
      "The viewer's applications (내 지원), the newest first, without those to notices that the viewer cannot see any more.",
  })
  applications(
    @Ctx() ctx: Context,
    @Args(() => ViewerListArgs) { kind, ...page }: ViewerListArgs,
  ): Promise<Connection<ApplicationView>> {
    return readConnection(
      page,
      listById(ID_BOUNDS.max, (before, first) => readViewerApplications(ctx, { kind, before, first })),
    );
  }
}

/** The query and fields of applications. */
@Resolver(() => ApplicationView)
export class ApplicationResolver {
  @Query(() => ApplicationView, {
    nullable: true,
    description: "One application (지원); null for everybody but its applicant and the notice's owner.",
  })
  async application(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The id of the application.' }) id: string,
  ): Promise<ApplicationView | null> {
    requireViewerId(ctx);
    const applicationId = parseId(id);
    return applicationId === null ? null : findApplication(ctx, applicationId);
  }

  @FieldResolver(() => NoticeView, { description: 'The notice (공고) that the member applied to.' })
  async notice(@Ctx() ctx: Context, @Root() application: ApplicationView): Promise<AnyNotice> {
    return (await loadNotice(ctx, application.noticeId)) ?? readNotice(ctx, application.noticeId);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may approve or reject it (승인, 거절).' })
  async viewerCanDecide(@Ctx() ctx: Context, @Root() application: ApplicationView): Promise<boolean> {
    const notice = await loadNotice(ctx, application.noticeId);
    return notice !== null && isAllowed(ctx, (viewer) => refusalToDecide(viewer, application, notice));
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may cancel it (지원 취소).' })
  viewerCanCancel(@Ctx() ctx: Context, @Root() application: ApplicationView): boolean {
    return isAllowed(ctx, (viewer) => refusalToCancel(viewer, application));
  }
}
