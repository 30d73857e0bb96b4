import { z } from 'zod';
import { defineRoute, type Route } from '../kit/api/route';
import { LogInInput } from './auth.inputs';
import { loginResponse } from '../members/member.rest';
import { logIn, logOut } from './auth.service';

/** Routes of the login. */
export const authRoutes: Route[] = [
  defineRoute({
    operation: 'logIn',
    method: 'post',
    path: '/auth/login',
    tag: 'auth',
    summary: '로그인',
    isOpen: true,
    body: LogInInput,
    bodyExample: { loginId: 'junho', password: 'hanteam-demo' },
    response: z.object({ loginId: z.string(), nickName: z.string() }),
    denials: ['LOGIN_FAILED', 'TOO_MANY_ATTEMPTS', 'SESSION_REQUIRED'],
    suspensionCheck: 'none',
    handle: async (ctx, request) => {
      await logIn(ctx, request.body(LogInInput));
      return loginResponse();
    },
  }),
  defineRoute({
    operation: 'logOut',
    method: 'post',
    path: '/auth/logout',
    tag: 'auth',
    summary: '로그아웃',
    isOpen: true,
    response: z.object({}),
    denials: ['SESSION_REQUIRED'],
    suspensionCheck: 'none',
    handle: async (ctx) => {
      await logOut(ctx);
      return {};
    },
  }),
];
