import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { readId } from '../../platform/validation';
import type { Context } from '../context';
import { loadNotice, readNotice } from '../notices/notice.queries';
import {
  ApplyToNoticePayload,
  ApproveApplicationPayload,
  CancelApplicationPayload,
  RejectApplicationPayload,
} from './application-payload.view';
import {
  ApplyToNoticeInput,
  ApproveApplicationInput,
  CancelApplicationInput,
  RejectApplicationInput,
} from './application.inputs';
import { applyToNotice, approveApplication, cancelApplication, rejectApplication } from './application.service';

/** The mutations of applications. */
@Resolver()
export class ApplicationMutationResolver {
  @Mutation(() => ApplyToNoticePayload, {
    nullable: true,
    description: 'Applies to a notice (지원하기). A member may have one application to a notice.',
  })
  async applyToNotice(
    @Ctx() ctx: Context,
    @Arg('input', () => ApplyToNoticeInput, { description: 'The notice and the application.' })
    { noticeId, role, text }: ApplyToNoticeInput,
  ): Promise<ApplyToNoticePayload | null> {
    const id = readId(noticeId);
    const application = await applyToNotice(ctx, id, { role, application: text });
    return { application, notice: () => readNotice(ctx, id) };
  }

  @Mutation(() => CancelApplicationPayload, {
    nullable: true,
    description:
      "Cancels the viewer's own application (지원 취소), unless it is rejected. The viewer may apply again afterwards.",
  })
  async cancelApplication(
    @Ctx() ctx: Context,
    @Arg('input', () => CancelApplicationInput, { description: 'The application to cancel.' })
    { id }: CancelApplicationInput,
  ): Promise<CancelApplicationPayload | null> {
    const { noticeId } = await cancelApplication(ctx, readId(id));
    return { applicationId: id, notice: () => loadNotice(ctx, noticeId) };
  }

  @Mutation(() => ApproveApplicationPayload, {
    nullable: true,
    description: "Approves an application to the viewer's own notice (승인) for good, if a seat is free.",
  })
  async approveApplication(
    @Ctx() ctx: Context,
    @Arg('input', () => ApproveApplicationInput, { description: 'The application to approve.' })
    { id }: ApproveApplicationInput,
  ): Promise<ApproveApplicationPayload | null> {
    const application = await approveApplication(ctx, readId(id));
    return { application, notice: () => readNotice(ctx, application.noticeId) };
  }

  @Mutation(() => RejectApplicationPayload, {
    nullable: true,
    description: "Rejects an application to the viewer's own notice (거절) for good.",
  })
  async rejectApplication(
    @Ctx() ctx: Context,
    @Arg('input', () => RejectApplicationInput, { description: 'The application to reject.' })
    { id }: RejectApplicationInput,
  ): Promise<RejectApplicationPayload | null> {
    const application = await rejectApplication(ctx, readId(id));
    return { application, notice: () => readNotice(ctx, application.noticeId) };
  }
}
