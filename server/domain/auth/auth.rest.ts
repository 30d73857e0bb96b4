import { z } from 'zod';
import { defineRoute, type Route } from '../kit/route';
import { LogInInput } from './auth.inputs';
import { loginAnswer } from '../members/member.answers';
import { logIn, logOut } from './auth.service';

/** Routes of the login (rest.md: Path by path). */
export const authRoutes: Route[] = [
  defineRoute({
    operation: 'logIn',
    method: 'post',
    path: '/auth/login',
    tag: 'auth',
    summary: '로그인',
    open: true,
    body: LogInInput,
    bodyExample: { loginId: 'junho', password: 'hanteam-demo' },
    answer: z.object({ loginId: z.string(), nickName: z.string() }),
    refusals: ['LOGIN_FAILED', 'TOO_MANY_ATTEMPTS', 'SESSION_REQUIRED'],
    handle: async (ctx, request) => {
      await logIn(ctx, request.body(LogInInput));
      return loginAnswer();
    },
  }),
  defineRoute({
    operation: 'logOut',
    method: 'post',
    path: '/auth/logout',
    tag: 'auth',
    summary: '로그아웃',
    open: true,
    answer: z.object({}),
    refusals: ['SESSION_REQUIRED'],
    handle: async (ctx) => {
      await logOut(ctx);
      return {};
    },
  }),
];
