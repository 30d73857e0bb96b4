import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type Payload, payload } from '../../selection/payloads';
import type { Context } from '../context';
import { ChangePasswordInput, LogInInput } from './auth.inputs';
import { changePassword, logIn, logOut } from './auth.service';
import { ChangePasswordPayload, LogInPayload, LogOutPayload } from './auth.type';

/** Mutations of the login and the password. */
@Resolver()
export class AuthResolver {
  @Mutation(() => LogInPayload, {
    nullable: true,
    description: 'Logs in (로그인) with a new session and sets its cookie. Access tokens are rejected.',
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
    description: 'Ends the session (로그아웃). Visitors may do it. Access tokens are rejected.',
  })
  async logOut(@Ctx() ctx: Context): Promise<LogOutPayload | null> {
    await logOut(ctx);
    return { viewer: null };
  }

  @Mutation(() => ChangePasswordPayload, {
    nullable: true,
    description:
      "Changes the viewer's password (비밀번호). All other sessions and all access tokens end. Requires a session; access tokens are rejected.",
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
