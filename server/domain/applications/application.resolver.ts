import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { readId } from '../../platform/validation';
import type { Context } from '../context';
import { isAllowed } from '../kit/refusal';
import { refusalToManage } from '../notices/notice.policy';
import { loadNotice, readNotice } from '../notices/notice.queries';
import { type AnyNotice, NoticeView, ProjectView } from '../notices/notice.view';
import { loadSeats } from './application.capacity';
import { ApplicationInput, ApplicationListArgs } from './application.inputs';
import { refusalToApply, refusalToCancel, refusalToDecide } from './application.policy';
import { loadApplications, loadMyApplication, readApplication } from './application.queries';
import { applyToNotice, approveApplication, cancelApplication, denyApplication } from './application.service';
import { ApplicationView, NoticeRoleView } from './application.view';

/** The fields of notices that applications add. */
@Resolver(() => NoticeView)
export class NoticeApplicationResolver {
  @FieldResolver(() => ApplicationView, { nullable: true, description: '내가 낸 지원, 없으면 null' })
  myApplication(@Ctx() ctx: Context, @Root() notice: AnyNotice): Promise<ApplicationView | null> {
    return loadMyApplication(ctx, notice.id);
  }

  @FieldResolver(() => Boolean, { description: '내가 지금 지원할 수 있는지' })
  async viewerCanApply(@Ctx() ctx: Context, @Root() notice: AnyNotice): Promise<boolean> {
    const mayApply = (hasApplied: boolean) => isAllowed(ctx, (viewer) => refusalToApply(viewer, notice, hasApplied));
    // The viewer's application is read only when nothing else refuses one.
    return mayApply(false) && mayApply((await loadMyApplication(ctx, notice.id)) !== null);
  }

  @FieldResolver(() => [ApplicationView], {
    nullable: true,
    description: '받은 지원, 오래된 순. 공고를 올린 사람에게만 보이고, 다른 사람에게는 null이에요.',
  })
  async applications(
    @Ctx() ctx: Context,
    @Root() notice: AnyNotice,
    @Args(() => ApplicationListArgs) { first, after }: ApplicationListArgs,
  ): Promise<ApplicationView[] | null> {
    if (!mayManage(ctx, notice)) return null;
    return loadApplications(ctx, { parentId: notice.id, afterId: after ? readId(after) : 0, first });
  }

  @FieldResolver(() => Int, { nullable: true, description: '받은 지원의 수. 공고를 올린 사람에게만 보여요.' })
  applicationCount(@Ctx() ctx: Context, @Root() notice: AnyNotice): number | null {
    return mayManage(ctx, notice) ? notice.applicationCount : null;
  }

  @FieldResolver(() => Int, { description: '승인한 인원' })
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
  @FieldResolver(() => [NoticeRoleView], { description: '역할마다 모집하는 인원과 승인한 인원' })
  async roles(@Ctx() ctx: Context, @Root() project: ProjectView): Promise<NoticeRoleView[]> {
    const seats = await loadSeats(ctx, project.id);
    return seats.flatMap(({ role, headcount, approved }) =>
      role === null ? [] : [{ role, headcount: headcount ?? 0, approved }],
    );
  }
}

/** The query, mutations and fields of applications. */
@Resolver(() => ApplicationView)
export class ApplicationResolver {
  @Query(() => ApplicationView, { description: '지원 하나. 지원한 사람과 공고를 올린 사람만 볼 수 있어요.' })
  application(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: '지원 번호' }) id: string,
  ): Promise<ApplicationView> {
    return readApplication(ctx, readId(id));
  }

  @FieldResolver(() => NoticeView, { description: '지원한 공고' })
  async notice(@Ctx() ctx: Context, @Root() application: ApplicationView): Promise<AnyNotice> {
    return (await loadNotice(ctx, application.noticeId)) ?? readNotice(ctx, application.noticeId);
  }

  @FieldResolver(() => Boolean, { description: '내가 승인하거나 거절할 수 있는지' })
  async viewerCanDecide(@Ctx() ctx: Context, @Root() application: ApplicationView): Promise<boolean> {
    const notice = await loadNotice(ctx, application.noticeId);
    return notice !== null && isAllowed(ctx, (viewer) => refusalToDecide(viewer, application, notice));
  }

  @FieldResolver(() => Boolean, { description: '내가 취소할 수 있는지' })
  viewerCanCancel(@Ctx() ctx: Context, @Root() application: ApplicationView): boolean {
    return isAllowed(ctx, (viewer) => refusalToCancel(viewer, application));
  }

  @Mutation(() => ApplicationView, { description: '공고에 지원해요. 한 공고에 한 번만 할 수 있어요.' })
  applyToNotice(
    @Ctx() ctx: Context,
    @Arg('noticeId', () => ID, { description: '공고 번호' }) noticeId: string,
    @Arg('input', () => ApplicationInput, { description: '지원 내용' }) input: ApplicationInput,
  ): Promise<ApplicationView> {
    return applyToNotice(ctx, readId(noticeId), input);
  }

  @Mutation(() => NoticeView, {
    nullable: true,
    description: '내 지원을 취소해요. 다시 지원할 수 있어요. 그 공고를 더는 볼 수 없으면 null이에요.',
  })
  async cancelApplication(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: '지원 번호' }) id: string,
  ): Promise<AnyNotice | null> {
    const { noticeId } = await cancelApplication(ctx, readId(id));
    return loadNotice(ctx, noticeId);
  }

  @Mutation(() => ApplicationView, { description: '내 공고에 온 지원을 승인해요. 되돌릴 수 없어요.' })
  approveApplication(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: '지원 번호' }) id: string,
  ): Promise<ApplicationView> {
    return approveApplication(ctx, readId(id));
  }

  @Mutation(() => ApplicationView, { description: '내 공고에 온 지원을 거절해요. 되돌릴 수 없어요.' })
  denyApplication(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: '지원 번호' }) id: string,
  ): Promise<ApplicationView> {
    return denyApplication(ctx, readId(id));
  }
}
