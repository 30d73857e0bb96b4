import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
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

/** The owner's counts of the applications to a notice. */
@Resolver(() => NoticeView)
export class NoticeApplicationCountResolver {
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
