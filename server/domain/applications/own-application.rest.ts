import { z } from 'zod';
import { defineRoute, idSchema, type Route } from '../kit/route';
import { NoticeKind } from '../notices/notice.entity';
import { readPersonalNotices } from '../notices/notice.list';
import { readNotice } from '../notices/notice.queries';
import { idMembers, type NoticeKindRoutes } from '../notices/notice.rest-dialect';
import { NoticeRelation } from '../notices/notice.view';
import { Role } from '../notices/project.entity';
import { ApplicationInput } from './application.inputs';
import { findOwnApplicationIdAt, loadViewerApplication, readAllViewerApplications } from './application.queries';
import { statusSchema, toLegacyStatus } from './application.rest-shapes';
import { applyToNotice, cancelApplication } from './application.service';

/** The title of a notice that is hidden from its applicant, for legacy clients. */
const HIDDEN_TITLE = '숨긴 공고';

/** The routes of an applicant, for their own applications to one kind of notices (rest.md: Path by path). */
export function ownApplicationRoutes(routes: NoticeKindRoutes): Route[] {
  return [...readingRoutes(routes), ...writingRoutes(routes)];
}

function readingRoutes({ kind, noun, plural, base, idName, titleName, detail, toDetail }: NoticeKindRoutes): Route[] {
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
      handle: async (ctx) => {
        const applications = await readAllViewerApplications(ctx, kind);
        // The notices are read last, so that the notice of an application that is sent meanwhile is
        // not taken for a hidden one.
        const notices = await readPersonalNotices(ctx, kind, NoticeRelation.APPLIED);
        const byId = new Map(notices.map((notice) => [notice.id, notice]));
        return applications.map(({ id, noticeId, status }) => ({
          applicationId: id,
          applyStatus: toLegacyStatus(status),
          [idName]: noticeId,
          [titleName]: byId.get(noticeId)?.title ?? HIDDEN_TITLE,
          recruiting: byId.get(noticeId)?.recruiting ?? false,
        }));
      },
    }),
    defineRoute({
      operation: `get${noun}WithApplication`,
      method: 'get',
      path: `/${base}/check/:id`,
      tag: 'applications',
      summary: '공고와 내 지원의 상태. 지원하지 않았으면 상태는 null.',
      answer: detail.extend({ applyStatus: statusSchema.nullable() }).meta({ id: `${noun}WithApplication` }),
      handle: async (ctx, request) => {
        const notice = await readNotice(ctx, request.id(), kind);
        const application = await loadViewerApplication(ctx, notice.id);
        return { ...toDetail(notice), applyStatus: application && toLegacyStatus(application.status) };
      },
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
        const application = await applyToNotice(ctx, request.id(), request.body(ApplicationInput), kind);
        request.created(`/resume/${application.id}`);
        return { applicationId: application.id };
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
