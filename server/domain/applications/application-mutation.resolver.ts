import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { readId } from '../../platform/validation';
import { type Payload, payload } from '../../selection/payloads';
import type { Context } from '../context';
import {
  ApplyToNoticePayload,
  ApproveApplicationPayload,
  CancelApplicationPayload,
  DecideApplicationsPayload,
  RejectApplicationPayload,
  WaitlistApplicationPayload,
} from './application-payload.type';
import {
  ApplyToNoticeInput,
  ApproveApplicationInput,
  CancelApplicationInput,
  DecideApplicationsInput,
  RejectApplicationInput,
  WaitlistApplicationInput,
} from './application.inputs';
import { ApplicationStatus } from './application.entity';
import { applyToNotice, cancelApplication, decideApplication, decideApplications } from './application.service';

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
  ): Promise<Payload<ApplyToNoticePayload> | null> {
    const id = readId(noticeId);
    return payload({ applicationId: await applyToNotice(ctx, id, { role, application: text }), noticeId: id });
  }

  @Mutation(() => CancelApplicationPayload, {
    nullable: true,
    description:
      "Cancels the viewer's own application (지원 취소) while it is pending, on the waiting list or approved. The viewer may then apply again.",
  })
  async cancelApplication(
    @Ctx() ctx: Context,
    @Arg('input', () => CancelApplicationInput, { description: 'The application to cancel.' })
    { id }: CancelApplicationInput,
  ): Promise<Payload<CancelApplicationPayload> | null> {
    const { noticeId } = await cancelApplication(ctx, readId(id));
    return { ...payload({ noticeId }), applicationId: id };
  }

  @Mutation(() => ApproveApplicationPayload, {
    nullable: true,
    description: "Approves an application to the viewer's own notice (승인) if a seat is free. The decision is final.",
  })
  async approveApplication(
    @Ctx() ctx: Context,
    @Arg('input', () => ApproveApplicationInput, { description: 'The application to approve.' })
    { id }: ApproveApplicationInput,
  ): Promise<Payload<ApproveApplicationPayload> | null> {
    return payload(await decideApplication(ctx, readId(id), { status: ApplicationStatus.APPROVED, message: '' }));
  }

  @Mutation(() => RejectApplicationPayload, {
    nullable: true,
    description: "Rejects an application to the viewer's own notice (거절). The decision is final.",
  })
  async rejectApplication(
    @Ctx() ctx: Context,
    @Arg('input', () => RejectApplicationInput, { description: 'The application to reject.' })
    { id, message }: RejectApplicationInput,
  ): Promise<Payload<RejectApplicationPayload> | null> {
    return payload(await decideApplication(ctx, readId(id), { status: ApplicationStatus.REJECTED, message }));
  }

  @Mutation(() => WaitlistApplicationPayload, {
    nullable: true,
    description:
      "Puts a pending application to the viewer's own notice on the waiting list (대기). Nobody is approved automatically.",
  })
  async waitlistApplication(
    @Ctx() ctx: Context,
    @Arg('input', () => WaitlistApplicationInput, { description: 'The application, and a message to the applicant.' })
    { id, message }: WaitlistApplicationInput,
  ): Promise<Payload<WaitlistApplicationPayload> | null> {
    return payload(await decideApplication(ctx, readId(id), { status: ApplicationStatus.WAITLISTED, message }));
  }

  @Mutation(() => DecideApplicationsPayload, {
    nullable: true,
    description: 'Decides several applications independently. A decision that fails does not affect the others.',
  })
  async decideApplications(
    @Ctx() ctx: Context,
    @Arg('input', () => DecideApplicationsInput, { description: 'The applications and the decision.' })
    { ids, decision, message }: DecideApplicationsInput,
  ): Promise<Payload<DecideApplicationsPayload> | null> {
    const outcomes = await decideApplications(ctx, ids.map(readId), { status: ApplicationStatus[decision], message });
    const results = outcomes.map(({ applicationId, refusal }) => ({
      applicationId,
      code: refusal?.code ?? null,
      message: refusal?.message ?? null,
    }));
    return payload({ results: JSON.stringify(results) });
  }
}
