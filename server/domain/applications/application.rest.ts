import { z } from 'zod';
import { defineRoute, idSchema, type Route } from '../kit/route';
import { NOTICE_KIND_ROUTES } from '../notices/notice.rest-kinds';
import { applicantsAnswer, resumeAnswer } from './application.answers';
import { findOwnApplicationId } from './application.queries';
import { cancelApplication } from './application.service';
import { ownApplicationRoutes } from './own-application.rest';
import { receivedApplicationRoutes } from './received-application.rest';

/**
 * The routes of applications (rest.md: Path by path). Some exist once per kind of notices, and
 * others have no kind in their path.
 */
export const applicationRoutes: Route[] = [
  ...NOTICE_KIND_ROUTES.flatMap((routes) => [...ownApplicationRoutes(routes), ...receivedApplicationRoutes(routes)]),
  defineRoute({
    operation: 'cancelApplication',
    method: 'delete',
    path: '/application/:id/cancel',
    tag: 'applications',
    summary: '내 지원 취소하기. 번호는 지원이나 공고의 것.',
    answer: z.object({}),
    refusals: ['ALREADY_DECIDED'],
    handle: async (ctx, request) => {
      await cancelApplication(ctx, await findOwnApplicationId(ctx, request.id()));
      return {};
    },
  }),
  defineRoute({
    operation: 'listNoticeApplicants',
    method: 'get',
    path: '/recruitments/:id',
    tag: 'applications',
    summary: '받은 지원, 오래된 순. 공고를 올린 사람만.',
    answer: z.array(
      z
        .object({ applicationId: idSchema, memberId: idSchema, nickname: z.string(), title: z.string() })
        .meta({ id: 'NoticeApplicant' }),
    ),
    refusals: ['FORBIDDEN'],
    handle: async (_ctx, request) => applicantsAnswer({ noticeId: request.id() }),
  }),
  defineRoute({
    operation: 'getApplication',
    method: 'get',
    path: '/resume/:id',
    tag: 'applications',
    summary: '지원 글. 지원한 사람과 공고를 올린 사람만.',
    answer: z.object({ nickName: z.string(), resume: z.string() }).meta({ id: 'Application' }),
    refusals: ['FORBIDDEN'],
    handle: async (_ctx, request) => resumeAnswer({ applicationId: request.id() }),
  }),
];
