import { z } from 'zod';
import type { Context } from '../context';
import { AppError } from '../../platform/errors';
import { defineRoute, type Route } from '../kit/route';
import type { InputClass } from '../../platform/validation';
import type { NoticeKind } from '../notices/notice.entity';
import { readPersonalNotices } from '../notices/notice.list';
import { readNotice } from '../notices/notice.queries';
import { idMembers, NOTICE_KIND_ROUTES, type NoticeKindRoutes } from '../notices/notice.rest-dialect';
import { id } from '../notices/notice.rest-shapes';
import { NoticeRelation } from '../notices/notice.view';
import { Role } from '../notices/project.entity';
import { ApplicationStatus } from './application.entity';
import { ApplicationInput, type LegacyDecision, ProjectDecisionInput, StudyDecisionInput } from './application.inputs';
import {
  findApplicationId,
  findOwnApplicationId,
  loadMyApplication,
  readApplicants,
  readApplication,
} from './application.queries';
import { applyToNotice, approveApplication, cancelApplication, denyApplication } from './application.service';
import type { ApplicationView } from './application.view';

const DECISION_INPUTS: Record<NoticeKind, InputClass<LegacyDecision>> = {
  PROJECT: ProjectDecisionInput,
  STUDY: StudyDecisionInput,
};

const status = z.enum(ApplicationStatus);
const nothing = z.object({});

/** An applicant of a notice, as its owner lists them. */
function applicantOf({ hasRoles, applicantIdName }: NoticeKindRoutes): z.ZodObject {
  return z.object({
    applicationId: id,
    applyStatus: status,
    imageUrl: z.string().nullable(),
    nickName: z.string(),
    application: z.string(),
    memberId: id,
    ...(hasRoles ? { role: z.enum(Role).nullable() } : {}),
    ...idMembers(applicantIdName),
  });
}

function toApplicant({ hasRoles, applicantIdName }: NoticeKindRoutes, application: ApplicationView) {
  return {
    applicationId: application.id,
    applyStatus: application.status,
    imageUrl: application.applicant.imageUrl,
    nickName: application.applicant.nickName,
    application: application.text,
    memberId: application.applicant.id,
    ...(hasRoles ? { role: application.role } : {}),
    [applicantIdName]: application.noticeId,
  };
}

const DECISIONS = [
  ['approve', '지원 승인하기. 공고를 올린 사람만.', approveApplication],
  ['deny', '지원 거절하기. 공고를 올린 사람만.', denyApplication],
] as const;

/** Applications, for old clients. Paths with more words come before those that have an id in the same segment. */
export const applicationRoutes: Route[] = NOTICE_KIND_ROUTES.flatMap((routes) => [
  ...applicantRoutes(routes),
  ...ownerRoutes(routes),
]);

function applicantRoutes({ kind, base, idName, titleName, detail, toDetail }: NoticeKindRoutes): Route[] {
  const path = `/${base}/:id/applications`;
  const mine = z.object({
    applicationId: id,
    recruiting: z.boolean(),
    applyStatus: status,
    ...idMembers(idName),
    [titleName]: z.string(),
  });
  return [
    defineRoute({
      method: 'get',
      path: `/${base}/applications/mine`,
      tag: 'applications',
      summary: '내가 낸 지원, 최신순',
      answer: z.array(mine),
      handle: async (ctx) => {
        const notices = await readPersonalNotices(ctx, kind, NoticeRelation.APPLIED);
        return Promise.all(
          notices.map(async (notice) => ({
            [idName]: notice.id,
            [titleName]: notice.title,
            recruiting: notice.recruiting,
            ...(await toMine(ctx, notice.id)),
          })),
        );
      },
    }),
    defineRoute({
      method: 'get',
      path: `/${base}/check/:id`,
      tag: 'applications',
      summary: '내가 지원한 공고. 지원하지 않았으면 404.',
      answer: detail.extend({ applyStatus: status }),
      handle: async (ctx, request) => {
        const notice = await readNotice(ctx, request.id(), kind);
        return { ...toDetail(notice), applyStatus: (await toMine(ctx, notice.id)).applyStatus };
      },
    }),
    defineRoute({
      method: 'post',
      path,
      tag: 'applications',
      summary: '지원하기',
      created: true,
      body: ApplicationInput,
      answer: z.object({ applicationId: id }),
      refusals: ['OWN_NOTICE', 'RECRUITMENT_CLOSED', 'ROLE_NOT_WANTED', 'ALREADY_APPLIED', 'TOO_MANY_ATTEMPTS'],
      handle: async (ctx, request) => {
        const application = await applyToNotice(ctx, request.id(), request.body(ApplicationInput), kind);
        request.created(`/resume/${application.id}`);
        return { applicationId: application.id };
      },
    }),
    defineRoute({
      method: 'delete',
      path,
      tag: 'applications',
      summary: '내 지원 취소하기',
      answer: nothing,
      refusals: ['ALREADY_DECIDED'],
      handle: async (ctx, request) => {
        const notice = await readNotice(ctx, request.id(), kind);
        await cancelApplication(ctx, await findOwnApplicationId(ctx, notice.id));
        return {};
      },
    }),
  ];
}

/** The viewer's application to a notice; 404 without one. */
async function toMine(
  ctx: Context,
  noticeId: number,
): Promise<{ applicationId: number; applyStatus: ApplicationStatus }> {
  const application = await loadMyApplication(ctx, noticeId);
  if (!application) throw new AppError('NOT_FOUND');
  return { applicationId: application.id, applyStatus: application.status };
}

function ownerRoutes(routes: NoticeKindRoutes): Route[] {
  const { kind, base, applicantsPath } = routes;
  return [
    defineRoute({
      method: 'get',
      path: applicantsPath,
      tag: 'applications',
      summary: '받은 지원, 오래된 순. 공고를 올린 사람만.',
      answer: z.array(applicantOf(routes)),
      refusals: ['FORBIDDEN'],
      handle: async (ctx, request) => {
        const { applications } = await readApplicants(ctx, request.id(), kind);
        return applications.map((application) => toApplicant(routes, application));
      },
    }),
    ...DECISIONS.map(([verb, summary, decide]) =>
      defineRoute({
        method: 'post',
        path: `/${base}/applications/${verb}`,
        tag: 'applications',
        summary,
        body: DECISION_INPUTS[kind],
        answer: z.object({ applyStatus: status }),
        refusals: ['FORBIDDEN', 'NOT_FOUND', 'ALREADY_DECIDED', 'ROLE_FULL', 'NOTICE_FULL'],
        handle: async (ctx, request) => {
          const { noticeId, memberId } = request.body(DECISION_INPUTS[kind]);
          const application = await decide(ctx, await findApplicationId(ctx, noticeId, memberId, kind));
          return { applyStatus: application.status };
        },
      }),
    ),
  ];
}

/** The paths that take an id without saying of what. */
export const legacyApplicationRoutes: Route[] = [
  defineRoute({
    method: 'delete',
    path: '/application/:id/cancel',
    tag: 'applications',
    summary: '내 지원 취소하기. 번호는 지원이나 공고의 것.',
    answer: nothing,
    refusals: ['ALREADY_DECIDED'],
    handle: async (ctx, request) => {
      await cancelApplication(ctx, await findOwnApplicationId(ctx, request.id()));
      return {};
    },
  }),
  defineRoute({
    method: 'get',
    path: '/recruitments/:id',
    tag: 'applications',
    summary: '받은 지원, 오래된 순. 공고를 올린 사람만.',
    answer: z.array(z.object({ applicationId: id, memberId: id, nickname: z.string(), title: z.string() })),
    refusals: ['FORBIDDEN'],
    handle: async (ctx, request) => {
      const { notice, applications } = await readApplicants(ctx, request.id());
      return applications.map(({ id: applicationId, applicant: { id: memberId, nickName } }) => ({
        applicationId,
        memberId,
        nickname: nickName,
        title: notice.title,
      }));
    },
  }),
  defineRoute({
    method: 'get',
    path: '/resume/:id',
    tag: 'applications',
    summary: '지원 글. 지원한 사람과 공고를 올린 사람만.',
    answer: z.object({ nickName: z.string(), resume: z.string() }),
    refusals: ['FORBIDDEN'],
    handle: async (ctx, request) => {
      const application = await readApplication(ctx, request.id());
      return { nickName: application.applicant.nickName, resume: application.text };
    },
  }),
];
