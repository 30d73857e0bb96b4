import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { readId } from '../../platform/validation';
import { type Payload, payload } from '../../selection/payloads';
import type { Context } from '../context';
import { ViewerType } from '../members/member.type';
import { appealDecision } from './decision.service';
import { AppealDecisionInput, ReportContentInput } from './moderation.inputs';
import { AppealDecisionPayload } from './decision.type';
import {} from './moderation.type';
import { ReportContentPayload } from './report.type';
import { reportContent } from './report.service';

/** Mutations for reports and appeals. */
@Resolver(() => ViewerType)
export class ViewerModerationResolver {
  @Mutation(() => ReportContentPayload, {
    nullable: true,
    description:
      'Reports a notice, comment or member (신고하기). The reporter stays anonymous. A person can report the same content once.',
  })
  async reportContent(
    @Ctx() ctx: Context,
    @Arg('input', () => ReportContentInput, { description: 'The report.' })
    { target, targetId, reason, text }: ReportContentInput,
  ): Promise<ReportContentPayload | null> {
    await reportContent(ctx, { target, targetId: readId(targetId), reason, text });
    return { targetId };
  }

  @Mutation(() => AppealDecisionPayload, {
    nullable: true,
    description: 'Appeals against a ruling about the viewer (이의 제기). One appeal is allowed per case.',
  })
  async appealDecision(
    @Ctx() ctx: Context,
    @Arg('input', () => AppealDecisionInput, { description: 'The appeal.' })
    { decisionId, text }: AppealDecisionInput,
  ): Promise<Payload<AppealDecisionPayload> | null> {
    const id = readId(decisionId);
    await appealDecision(ctx, id, text);
    return payload({ decisionId: id });
  }
}
