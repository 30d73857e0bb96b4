import { Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { MAX_OWN_COUNT } from '../../../shared/bounds';
import type { Context } from '../context';
import { isAllowed } from '../kit/refusal';
import { ViewerView } from '../members/member.view';
import { refusalToManage } from '../notices/notice.policy';
import { type AnyNotice, NoticeView } from '../notices/notice.view';
import {
  countPending,
  countSent,
  countToDecide,
  loadPendingCount,
  loadWaitlistedCount,
} from './application-count.queries';
import { readNearlyFullNotices } from './nearly-full.queries';

const CAPPED = `${MAX_OWN_COUNT} stands for ${MAX_OWN_COUNT} or more.`;

/** How many applications there are for the viewer, sent and received. */
@Resolver(() => ViewerView)
export class ViewerApplicationCountResolver {
  @FieldResolver(() => Int, { description: `The number of the viewer's applications (내 지원 수). ${CAPPED}` })
  applicationCount(@Ctx() ctx: Context): Promise<number> {
    return countSent(ctx);
  }

  @FieldResolver(() => Int, {
    description: `How many of the viewer's applications are not decided (기다리는 지원 수). ${CAPPED}`,
  })
  pendingApplicationCount(@Ctx() ctx: Context): Promise<number> {
    return countPending(ctx);
  }

  @FieldResolver(() => Int, {
    description: `How many applications to the viewer's notices the viewer has not decided (결정할 지원 수). ${CAPPED}`,
  })
  applicationToDecideCount(@Ctx() ctx: Context): Promise<number> {
    return countToDecide(ctx);
  }
}

function isOwn(ctx: Context, notice: AnyNotice): boolean {
  return isAllowed(ctx, (viewer) => refusalToManage(viewer, notice));
}

/** What notices are read by that applications know: those that wait for a decision, and those that are nearly full. */
@Resolver(() => NoticeView)
export class NoticeApplicationCountResolver {
  @Query(() => [NoticeView], {
    nullable: true,
    description:
      "The notices (공고) of others in the viewer's school with one or two free seats, after others were taken (자리가 얼마 안 남은 공고): 12 of the 200 newest that recruit, the fewest seats first.",
  })
  nearlyFullNotices(@Ctx() ctx: Context): Promise<AnyNotice[] | null> {
    return readNearlyFullNotices(ctx);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many of its applications are not decided (결정할 지원 수); null for everybody but the owner.',
  })
  pendingApplicationCount(@Ctx() ctx: Context, @Root() notice: AnyNotice): Promise<number> | null {
    return isOwn(ctx, notice) ? loadPendingCount(ctx, notice.id) : null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many of its applications are on the waiting list (대기 명단); null for everybody but the owner.',
  })
  waitlistedCount(@Ctx() ctx: Context, @Root() notice: AnyNotice): Promise<number> | null {
    return isOwn(ctx, notice) ? loadWaitlistedCount(ctx, notice.id) : null;
  }
}
