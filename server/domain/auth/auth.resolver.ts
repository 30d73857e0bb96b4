import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../context';
import { ViewerView } from '../members/member.view';
import { ChangePasswordInput, LogInInput } from './auth.inputs';
import { changePassword, logIn, logOut } from './auth.service';

/** The mutations of the login and the password. */
@Resolver()
export class AuthResolver {
  @Mutation(() => ViewerView, { description: '로그인해요. 세션 쿠키를 새로 받아요.' })
  logIn(
    @Ctx() ctx: Context,
    @Arg('input', () => LogInInput, { description: '아이디와 비밀번호' }) input: LogInInput,
  ): Promise<ViewerView> {
    return logIn(ctx, input);
  }

  @Mutation(() => Boolean, { description: '로그아웃해요. 로그인하지 않았어도 괜찮아요.' })
  async logOut(@Ctx() ctx: Context): Promise<boolean> {
    await logOut(ctx);
    return true;
  }

  @Mutation(() => ViewerView, { description: '비밀번호를 바꿔요. 다른 기기에서는 로그아웃돼요.' })
  changePassword(
    @Ctx() ctx: Context,
    @Arg('input', () => ChangePasswordInput, { description: '지금 비밀번호와 새 비밀번호' }) input: ChangePasswordInput,
  ): Promise<ViewerView> {
    return changePassword(ctx, input);
  }
}
