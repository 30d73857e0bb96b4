import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type Payload, payload } from '../../selection/payloads';
import type { Context } from '../context';
import { ChangePasswordInput, LogInInput } from './auth.inputs';
import { changePassword, logIn, logOut } from './auth.service';
import { ChangePasswordPayload, LogInPayload, LogOutPayload } from './auth.type';

/** The mutations of the login and the password. */
@Resolver()
export class AuthResolver {
  @Mutation(() => LogInPayload, {
    nullable: true,
    description:
      'Logs in (로그인) with a new session, whose cookie comes with the response. Requests with an access token cannot do this.',
  })
  async logIn(
    @Ctx() ctx: Context,
    @Arg('input', () => LogInInput, { description: 'The login id and the password.' }) input: LogInInput,
  ): Promise<Payload<LogInPayload> | null> {
    await logIn(ctx, input);
    return payload({});
  }

  @Mutation(() => LogOutPayload, {
    nullable: true,
    description: 'Ends the session (로그아웃). A visitor may do it, too. Requests with an access token cannot do this.',
  })
  async logOut(@Ctx() ctx: Context): Promise<LogOutPayload | null> {
    await logOut(ctx);
    return { viewer: null };
  }

  @Mutation(() => ChangePasswordPayload, {
    nullable: true,
    description:
      "Changes the viewer's password (비밀번호). All other sessions and all access tokens end. Requests with an access token cannot do this.",
  })
  async changePassword(
    @Ctx() ctx: Context,
    @Arg('input', () => ChangePasswordInput, { description: 'The current and the new password.' })
    input: ChangePasswordInput,
  ): Promise<Payload<ChangePasswordPayload> | null> {
    await changePassword(ctx, input);
    return payload({});
  }
}
