import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type Payload, payload } from '../../selection/payloads';
import type { Context } from '../context';
import { ChangeEmailInput, RequestPasswordResetInput, ResetPasswordInput } from './recovery.inputs';
import { changeEmail, requestPasswordReset, resetPassword } from './recovery.service';
import { ChangeEmailPayload, RequestPasswordResetPayload, ResetPasswordPayload } from './recovery.type';

/** Mutations for lost passwords and for the e-mail address. */
@Resolver()
export class RecoveryResolver {
  @Mutation(() => RequestPasswordResetPayload, {
    nullable: true,
    description:
      'Sends a link for a new password (비밀번호 찾기) by mail. The response is the same for unknown accounts.',
  })
  requestPasswordReset(
    @Ctx() ctx: Context,
    @Arg('input', () => RequestPasswordResetInput, { description: 'The account with the lost password.' })
    input: RequestPasswordResetInput,
  ): Promise<RequestPasswordResetPayload | null> {
    return requestPasswordReset(ctx, input);
  }

  @Mutation(() => ResetPasswordPayload, {
    nullable: true,
    description:
      'Sets a new password (새 비밀번호) with the token of a link. It ends all sessions and access tokens, and does not log in.',
  })
  resetPassword(
    @Ctx() ctx: Context,
    @Arg('input', () => ResetPasswordInput, { description: "The link's token and the new password." })
    input: ResetPasswordInput,
  ): Promise<ResetPasswordPayload | null> {
    return resetPassword(ctx, input);
  }

  @Mutation(() => ChangeEmailPayload, {
    nullable: true,
    description:
      'Changes the e-mail address (이메일) and notifies the previous one. Requires a session; access tokens are rejected.',
  })
  async changeEmail(
    @Ctx() ctx: Context,
    @Arg('input', () => ChangeEmailInput, { description: 'The new address and the password.' }) input: ChangeEmailInput,
  ): Promise<Payload<ChangeEmailPayload> | null> {
    await changeEmail(ctx, input);
    return payload({});
  }
}
