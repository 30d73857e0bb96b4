import { z } from 'zod';
import type { InputClass } from '../../platform/validation';
import { defineRoute, idSchema, type Route } from '../kit/route';
import type { NoticeKind } from '../notices/notice.entity';
import { idMembers, type NoticeKindRoutes } from '../notices/notice.rest-kinds';
import { Role } from '../notices/project.entity';
import { ProjectDecisionInput, type RestDecision, StudyDecisionInput } from './application.inputs';
import { ApplicationStatus } from './application.entity';
import { APPLICATION_ANSWERS, statusSchema } from './application.answers';
import { decideApplication } from './application.service';

const DECISION_INPUTS: Record<NoticeKind, InputClass<RestDecision>> = {
  PROJECT: ProjectDecisionInput,
  STUDY: StudyDecisionInput,
};

const DECISIONS = [
  ['approve', '지원 승인하기. 공고를 올린 사람만.', ApplicationStatus.APPROVED],
  ['deny', '지원 거절하기. 공고를 올린 사람만.', ApplicationStatus.REJECTED],
] as const;

/**
 * The routes of a notice's owner for applications to notices of one kind (rest.md: Path by path).
 */
export function receivedApplicationRoutes(routes: NoticeKindRoutes): Route[] {
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
      ...idMembers(applicantIdName),
    })
    .meta({ id: `${noun}Applicant` });
  return defineRoute({
    operation: `list${noun}Applicants`,
    method: 'get',
    path: applicantsPath,
    tag: 'applications',
    summary: '받은 지원, 오래된 순. 공고를 올린 사람만.',
    answer: z.array(applicant),
    refusals: ['FORBIDDEN'],
    handle: async (_ctx, request) => APPLICATION_ANSWERS[kind].received({ noticeId: request.id() }),
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
      answer: z.object({ applyStatus: statusSchema }),
      refusals: ['FORBIDDEN', 'NOT_FOUND', 'ALREADY_DECIDED', 'NOTICE_HIDDEN', 'TEAM_OVER', 'ROLE_FULL', 'NOTICE_FULL'],
      handle: async (ctx, request) => {
        const { noticeId, memberId } = request.body(input);
        const applicant = { noticeId, memberId, kind };
        await decideApplication(ctx, applicant, { status, message: '' });
        return { applyStatus: status };
      },
    }),
  );
}
