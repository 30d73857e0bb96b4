import { z } from 'zod';
import { defineRoute, idSchema, type Route } from '../kit/route';
import { NoticeKind } from '../notices/notice.entity';
import { idMembers, type NoticeKindRoutes } from '../notices/notice.rest-kinds';
import { Role } from '../notices/project.entity';
import { ApplicationInput } from './application.inputs';
import { APPLICATION_ANSWERS, statusSchema } from './application.answers';
import { findOwnApplicationIdAt } from './application.queries';
import { applyToNotice, cancelApplication } from './application.service';

/**
 * The routes of an applicant for their own applications to notices of one kind (rest.md: Path by
 * path).
 */
export function ownApplicationRoutes(routes: NoticeKindRoutes): Route[] {
  return [...readingRoutes(routes), ...writingRoutes(routes)];
}

function readingRoutes({ kind, noun, plural, base, idName, titleName, detail }: NoticeKindRoutes): Route[] {
  const mine = z
    .object({
      applicationId: idSchema,
      recruiting: z.boolean(),
      applyStatus: statusSchema,
      ...idMembers(idName),
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
      answer: z.array(mine),
      handle: async () => APPLICATION_ANSWERS[kind].sent(),
    }),
    defineRoute({
      operation: `get${noun}WithApplication`,
      method: 'get',
      path: `/${base}/check/:id`,
      tag: 'applications',
      summary: '공고와 내 지원의 상태. 지원하지 않았으면 상태는 null.',
      answer: detail.extend({ applyStatus: statusSchema.nullable() }).meta({ id: `${noun}WithApplication` }),
      handle: async (_ctx, request) => APPLICATION_ANSWERS[kind].check({ noticeId: request.id() }),
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
      created: true,
      body: ApplicationInput,
      bodyExample:
        kind === NoticeKind.PROJECT
          ? { role: Role.BACKEND, application: '함께 만들고 싶어요.' }
          : { application: '함께 공부하고 싶어요.' },
      answer: z.object({ applicationId: idSchema }),
      refusals: [
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
      handle: async (ctx, request) => {
        const applicationId = await applyToNotice(ctx, request.id(), request.body(ApplicationInput), kind);
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
      answer: z.object({}),
      refusals: ['ALREADY_DECIDED'],
      handle: async (ctx, request) => {
        await cancelApplication(ctx, await findOwnApplicationIdAt(ctx, request.id(), kind));
        return {};
      },
    }),
  ];
}
