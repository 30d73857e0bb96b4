import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { ID_BOUNDS, parseId } from '../../platform/validation';
import { type Context, requireViewerId } from '../context';
import { type Connection, listById, readConnection } from '../kit/paging';
import { isAllowed } from '../kit/refusal';
import { ViewerView } from '../members/member.view';
import { refusalToReopen } from '../notices/notice-deadline.policy';
import { refusalToManage } from '../notices/notice.policy';
import { loadNotice } from '../notices/notice.queries';
import { type AnyNotice, NoticeView, ProjectView } from '../notices/notice.view';
import { HEADCOUNT_FIELDS, Role } from '../notices/project.entity';
import { countFreeSeats, groupSeats, loadSeats, refusalWithoutSeat } from './application.capacity';
import { loadUsualDecisionDays } from './usual-decision.queries';
import { ApplicationStatus } from './application.entity';
import { loadApplications } from './application-pages.queries';
import { ApplicationListArgs, ViewerApplicationsArgs } from './application-list.inputs';
import { type DecidedStatus, refusalToCancel, refusalToDecide } from './application.policy';
import {
  findApplication,
  loadViewerApplication,
  readRefusalToApply,
  readViewerApplications,
} from './application.queries';
import {
  ApplicationConnection,
  ApplicationView,
  ApplyRefusal,
  NoticeRoleView,
  SeatGroupView,
  toApplyRefusal,
} from './application.view';

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
    return (await readRefusalToApply(ctx, notice)) === null;
  }

  @FieldResolver(() => ApplyRefusal, {
    nullable: true,
    description: 'Why the viewer may not apply now; null when they may, and for visitors.',
  })
  async viewerApplyRefusal(@Ctx() ctx: Context, @Root() notice: AnyNotice): Promise<ApplyRefusal | null> {
    return toApplyRefusal(await readRefusalToApply(ctx, notice));
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer may reopen the notice (다시 모집하기): as its owner, up to 30 days after it ended, if a seat is free.',
  })
  async viewerCanReopen(@Ctx() ctx: Context, @Root() notice: AnyNotice): Promise<boolean> {
    if (!isAllowed(ctx, (viewer) => refusalToReopen(viewer, notice))) return false;
    return refusalWithoutSeat(await loadSeats(ctx, notice.id)) === null;
  }

  @FieldResolver(() => ApplicationConnection, {
    nullable: true,
    description: 'The applications (지원), the oldest first; null for everybody but the owner.',
  })
  async applications(
    @Ctx() ctx: Context,
    @Root() notice: AnyNotice,
    @Args(() => ApplicationListArgs) { status, role, ...page }: ApplicationListArgs,
  ): Promise<Connection<ApplicationView> | null> {
    if (!mayManage(ctx, notice)) return null;
    const filter = { statuses: status ?? [], role: role ?? null };
    return readConnection(
      page,
      listById(0, (afterId, first) => loadApplications(ctx, { parentId: notice.id, afterId, first, ...filter })),
    );
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The number of applications (지원 수); null for everybody but the owner.',
  })
  applicationCount(@Ctx() ctx: Context, @Root() notice: AnyNotice): number | null {
    return mayManage(ctx, notice) ? notice.applicationCount : null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'The days within which its owner usually decides (보통 N일 안에 답해요); null before the owner has decided about five applications.',
  })
  usualDecisionDays(@Ctx() ctx: Context, @Root() { owner }: AnyNotice): Promise<number | null> {
    return loadUsualDecisionDays(ctx, owner.id);
  }

  @FieldResolver(() => Int, { description: 'How many applicants are approved in all (승인 인원).' })
  async approvedCount(@Ctx() ctx: Context, @Root() notice: AnyNotice): Promise<number> {
    const seats = await loadSeats(ctx, notice.id);
    return seats.find(({ role }) => role === null)?.approved ?? 0;
  }

  @FieldResolver(() => Int, {
    description:
      'How many seats are free (남은 자리): those of the roles together, if there are headcounts by role, and at most those that are left in all.',
  })
  async freeSeatCount(@Ctx() ctx: Context, @Root() notice: AnyNotice): Promise<number> {
    return countFreeSeats(await loadSeats(ctx, notice.id));
  }

  @FieldResolver(() => [SeatGroupView], {
    description:
      'The seats (자리): one group for each role that a project recruits, otherwise one group without a role.',
  })
  async seats(@Ctx() ctx: Context, @Root() notice: AnyNotice): Promise<SeatGroupView[]> {
    return groupSeats(await loadSeats(ctx, notice.id));
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
      "The viewer's applications (내 지원), the newest first. Of notices that the viewer cannot see any more, it has those that the viewer can cancel.",
  })
  applications(
    @Ctx() ctx: Context,
    @Args(() => ViewerApplicationsArgs) { kind, status, ...page }: ViewerApplicationsArgs,
  ): Promise<Connection<ApplicationView>> {
    return readConnection(
      page,
      listById(ID_BOUNDS.max, (before, first) =>
        readViewerApplications(ctx, { kind, statuses: status ?? [], before, first }),
      ),
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

  @FieldResolver(() => NoticeView, {
    nullable: true,
    description: 'The notice (공고) that the member applied to; null while it is hidden (숨김) from the applicant.',
  })
  notice(@Ctx() ctx: Context, @Root() application: ApplicationView): Promise<AnyNotice | null> {
    return loadNotice(ctx, application.noticeId);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may decide on it, at least reject it (거절), as the owner of the notice.',
  })
  async viewerCanDecide(@Ctx() ctx: Context, @Root() application: ApplicationView): Promise<boolean> {
    return mayDecide(ctx, application, ApplicationStatus.REJECTED);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may approve it (승인), if a seat is free; not while the notice is hidden (숨김).',
  })
  async viewerCanApprove(@Ctx() ctx: Context, @Root() application: ApplicationView): Promise<boolean> {
    return mayDecide(ctx, application, ApplicationStatus.APPROVED);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may put it on the waiting list (대기); not while the notice is hidden (숨김).',
  })
  async viewerCanWaitlist(@Ctx() ctx: Context, @Root() application: ApplicationView): Promise<boolean> {
    return mayDecide(ctx, application, ApplicationStatus.WAITLISTED);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may cancel it (지원 취소).' })
  viewerCanCancel(@Ctx() ctx: Context, @Root() application: ApplicationView): boolean {
    return isAllowed(ctx, (viewer) => refusalToCancel(viewer, application));
  }
}

async function mayDecide(ctx: Context, application: ApplicationView, decision: DecidedStatus): Promise<boolean> {
  const notice = await loadNotice(ctx, application.noticeId);
  return notice !== null && isAllowed(ctx, (viewer) => refusalToDecide(viewer, application, notice, decision));
}
