import { z } from 'zod';
import { defineRoute, idSchema, type Route } from '../kit/api/route';
import { NoticeKind } from '../notices/notice.entity';
import { idProperties, type NoticeKindRoutes, NOTICE_KIND_ROUTES } from '../notices/kinds/notice-kinds.rest';
import { Role } from '../profiles/role.entity';
import { ApplicationInput, ProjectDecisionInput, type RestDecision, StudyDecisionInput } from './application.inputs';
import { APPLICATION_RESPONSES, statusSchema, applicantsResponse, resumeResponse } from './application-responses.rest';
import { findOwnApplicationIdByNotice, findOwnApplicationId } from './application-lookup.sql';
import { decideApplication } from './deciding/decision.service';
import { applyToNotice, cancelApplication } from './writing/application.service';
import type { InputClass } from '../../platform/text/validation';
import { ApplicationStatus } from './application.entity';

/** Routes of an applicant for their own applications to notices of one kind. */
function ownApplicationRoutes(routes: NoticeKindRoutes): Route[] {
  return [...readingRoutes(routes), ...writingRoutes(routes)];
}

function readingRoutes({ kind, noun, plural, base, idName, titleName, detail }: NoticeKindRoutes): Route[] {
  const mine = z
    .object({
      applicationId: idSchema,
      recruiting: z.boolean(),
      applyStatus: statusSchema,
      ...idProperties(idName),
      [titleName]: z.string(),
    })
    .meta({ id: `Applied${noun}` });
  return [
    defineRoute({
      operation: `listApplied${plural}`,
      method: 'get',
      path: `/${base}/applications/mine`,
      tag: 'applications',
      summary: '내가 낸 지원, 최신순',
      response: z.array(mine),
      handle: async () => APPLICATION_RESPONSES[kind].sent(),
    }),
    defineRoute({
      operation: `get${noun}WithApplication`,
      method: 'get',
      path: `/${base}/check/:id`,
      tag: 'applications',
      summary: '공고와 내 지원의 상태. 지원하지 않았으면 상태는 null.',
      response: detail.extend({ applyStatus: statusSchema.nullable() }).meta({ id: `${noun}WithApplication` }),
      handle: async (_ctx, request) => APPLICATION_RESPONSES[kind].check({ noticeId: request.id() }),
    }),
  ];
}

function writingRoutes({ kind, noun, base }: NoticeKindRoutes): Route[] {
  const path = `/${base}/:id/applications`;
  return [
    defineRoute({
      operation: `applyTo${noun}`,
      method: 'post',
      path,
      tag: 'applications',
      summary: '지원하기',
      isCreating: true,
      body: ApplicationInput,
      bodyExample:
        kind === NoticeKind.PROJECT
          ? { role: Role.BACKEND, application: '함께 만들고 싶어요.' }
          : { application: '함께 공부하고 싶어요.' },
      response: z.object({ applicationId: idSchema }),
      denials: [
        'OWN_NOTICE',
        'NOTICE_HIDDEN',
        'RECRUITMENT_CLOSED',
        'ROLE_NOT_WANTED',
        'ROLE_FULL',
        'NOTICE_FULL',
        'SCHOOL_UNVERIFIED',
        'ALREADY_APPLIED',
        'TOO_MANY_ATTEMPTS',
      ],
      suspensionCheck: 'inStatement',
      handle: async (ctx, request) => {
        const { role, application: text } = request.body(ApplicationInput);
        const { applicationId } = await applyToNotice(ctx, request.id(), { role, text }, kind);
        request.created(`/resume/${applicationId}`);
        return { applicationId };
      },
    }),
    defineRoute({
      operation: `cancel${noun}Application`,
      method: 'delete',
      path,
      tag: 'applications',
      summary: '내 지원 취소하기',
      response: z.object({}),
      denials: ['ALREADY_DECIDED'],
      suspensionCheck: 'inStatement',
      handle: async (ctx, request) => {
        await cancelApplication(ctx, await findOwnApplicationIdByNotice(ctx, request.id(), kind));
        return {};
      },
    }),
  ];
}

const DECISION_INPUTS: Record<NoticeKind, InputClass<RestDecision>> = {
  PROJECT: ProjectDecisionInput,
  STUDY: StudyDecisionInput,
};

const DECISIONS = [
  ['approve', '지원 승인하기. 공고를 올린 사람만.', ApplicationStatus.APPROVED],
  ['deny', '지원 거절하기. 공고를 올린 사람만.', ApplicationStatus.REJECTED],
] as const;

/** Routes of a notice's owner for applications to notices of one kind. */
function receivedApplicationRoutes(routes: NoticeKindRoutes): Route[] {
  return [listRoute(routes), ...decisionRoutes(routes)];
}

function listRoute(routes: NoticeKindRoutes): Route {
  const { kind, noun, applicantsPath, hasRoles, applicantIdName } = routes;
  const applicant = z
    .object({
      applicationId: idSchema,
      applyStatus: statusSchema,
      imageUrl: z.string().nullable(),
      nickName: z.string(),
      application: z.string(),
      memberId: idSchema,
      ...(hasRoles ? { role: z.enum(Role).nullable() } : {}),
      ...idProperties(applicantIdName),
    })
    .meta({ id: `${noun}Applicant` });
  return defineRoute({
    operation: `list${noun}Applicants`,
    method: 'get',
    path: applicantsPath,
    tag: 'applications',
    summary: '받은 지원, 오래된 순. 공고를 올린 사람만.',
    response: z.array(applicant),
    denials: ['FORBIDDEN'],
    handle: async (_ctx, request) => APPLICATION_RESPONSES[kind].received({ noticeId: request.id() }),
  });
}

function decisionRoutes({ kind, noun, base, idName }: NoticeKindRoutes): Route[] {
  const input = DECISION_INPUTS[kind];
  return DECISIONS.map(([verb, summary, status]) =>
    defineRoute({
      operation: `${verb}${noun}Application`,
      method: 'post',
      path: `/${base}/applications/${verb}`,
      tag: 'applications',
      summary,
      body: input,
      bodyExample: { [idName]: 101, memberId: 7 },
      response: z.object({ applyStatus: statusSchema }),
      denials: ['FORBIDDEN', 'NOT_FOUND', 'ALREADY_DECIDED', 'NOTICE_HIDDEN', 'TEAM_OVER', 'ROLE_FULL', 'NOTICE_FULL'],
      suspensionCheck: 'inStatement',
      handle: async (ctx, request) => {
        const { noticeId, memberId } = request.body(input);
        const applicant = { noticeId, memberId, kind };
        await decideApplication(ctx, applicant, { status, message: '' });
        return { applyStatus: status };
      },
    }),
  );
}

/**
 * Routes of applications. Some exist once per kind of notices, others have no kind in their path.
 */
export const applicationRoutes: Route[] = [
  ...NOTICE_KIND_ROUTES.flatMap((routes) => [...ownApplicationRoutes(routes), ...receivedApplicationRoutes(routes)]),
  defineRoute({
    operation: 'cancelApplication',
    method: 'delete',
    path: '/application/:id/cancel',
    tag: 'applications',
    summary: '내 지원 취소하기. 번호는 지원이나 공고의 것.',
    response: z.object({}),
    denials: ['ALREADY_DECIDED'],
    suspensionCheck: 'inStatement',
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
    response: z.array(
      z
        .object({ applicationId: idSchema, memberId: idSchema, nickname: z.string(), title: z.string() })
        .meta({ id: 'NoticeApplicant' }),
    ),
    denials: ['FORBIDDEN'],
    handle: async (_ctx, request) => applicantsResponse({ noticeId: request.id() }),
  }),
  defineRoute({
    operation: 'getApplication',
    method: 'get',
    path: '/resume/:id',
    tag: 'applications',
    summary: '지원 글. 지원한 사람과 공고를 올린 사람만.',
    response: z.object({ nickName: z.string(), resume: z.string() }).meta({ id: 'Application' }),
    denials: ['FORBIDDEN'],
    handle: async (_ctx, request) => resumeResponse({ applicationId: request.id() }),
  }),
];
