import { z } from 'zod';
import type { Context } from '../context';
import { AppError } from '../../platform/errors';
import { defineRoute, type RestRequest, type Route } from '../kit/route';
import { ID_BOUNDS, Rule, wholeNumber } from '../../platform/validation';
import { NoticeKind } from '../notices/notice.entity';
import { readPersonalNotices } from '../notices/notice.list';
import { readNotice } from '../notices/notice.queries';
import {
  id,
  idMember,
  projectDetail,
  studyDetail,
  toProjectDetail,
  toStudyDetail,
} from '../notices/notice.rest-shapes';
import { type AnyNotice, NoticeRelation } from '../notices/notice.view';
import { Role } from '../notices/project.entity';
import { ApplicationStatus } from './application.entity';
import { ApplicationInput } from './application.inputs';
import {
  findApplicationId,
  findOwnApplicationId,
  loadMyApplication,
  readApplicants,
  readApplication,
} from './application.queries';
import { applyToNotice, approveApplication, cancelApplication, denyApplication } from './application.service';
import type { ApplicationView } from './application.view';

/** Which applicant of which project is decided on. */
class ProjectDecisionInput {
  @Rule(wholeNumber('projectId', ID_BOUNDS))
  projectId!: number;

  @Rule(wholeNumber('memberId', ID_BOUNDS))
  memberId!: number;
}

/** Which applicant of which study is decided on. */
class StudyDecisionInput {
  @Rule(wholeNumber('studyId', ID_BOUNDS))
  studyId!: number;

  @Rule(wholeNumber('memberId', ID_BOUNDS))
  memberId!: number;
}

const status = z.enum(ApplicationStatus);
const nothing = z.object({});
const applicant = {
  applicationId: id,
  applyStatus: status,
  imageUrl: z.string().nullable(),
  nickName: z.string(),
  application: z.string(),
  memberId: id,
};

function toApplicant(application: ApplicationView) {
  return {
    applicationId: application.id,
    applyStatus: application.status,
    imageUrl: application.applicant.imageUrl,
    nickName: application.applicant.nickName,
    application: application.text,
    memberId: application.applicant.id,
  };
}

/** In what the paths of projects and those of studies differ (rest.md: Path by path). */
interface Door {
  kind: NoticeKind;
  base: 'projects' | 'studies';
  applicantsPath: string;
  applicant: z.ZodType;
  toApplicant: (application: ApplicationView) => unknown;
  nameOf: (notice: AnyNotice) => Record<string, unknown>;
  mine: z.ZodType;
  detail: z.ZodObject;
  toDetail: (notice: AnyNotice) => Record<string, unknown>;
  decisionInput: typeof ProjectDecisionInput | typeof StudyDecisionInput;
  decided: (request: RestRequest) => { noticeId: number; memberId: number };
}

const mine = { applicationId: id, recruiting: z.boolean(), applyStatus: status };

const PROJECTS: Door = {
  kind: NoticeKind.PROJECT,
  base: 'projects',
  applicantsPath: '/projects/:id/applicants',
  applicant: z.object({ ...applicant, role: z.enum(Role).nullable(), postId: id }),
  toApplicant: (application) => ({
    ...toApplicant(application),
    role: application.role,
    postId: application.noticeId,
  }),
  nameOf: (notice) => ({ projectId: notice.id, projectName: notice.title }),
  mine: z.object({ ...mine, ...idMember('projects'), projectName: z.string() }),
  detail: projectDetail,
  toDetail: toProjectDetail,
  decisionInput: ProjectDecisionInput,
  decided: (request) => {
    const { projectId, memberId } = request.body(ProjectDecisionInput);
    return { noticeId: projectId, memberId };
  },
};

const STUDIES: Door = {
  kind: NoticeKind.STUDY,
  base: 'studies',
  applicantsPath: '/studies/:id/application',
  applicant: z.object({ ...applicant, studyId: id }),
  toApplicant: (application) => ({ ...toApplicant(application), studyId: application.noticeId }),
  nameOf: (notice) => ({ studyId: notice.id, studyName: notice.title }),
  mine: z.object({ ...mine, ...idMember('studies'), studyName: z.string() }),
  detail: studyDetail,
  toDetail: toStudyDetail,
  decisionInput: StudyDecisionInput,
  decided: (request) => {
    const { studyId, memberId } = request.body(StudyDecisionInput);
    return { noticeId: studyId, memberId };
  },
};

const DECISIONS = [
  ['approve', '지원 승인하기. 공고를 올린 사람만.', approveApplication],
  ['deny', '지원 거절하기. 공고를 올린 사람만.', denyApplication],
] as const;

/** Applications, for old clients. Paths with more words stand before those with an id in the same place. */
export const applicationRoutes: Route[] = [PROJECTS, STUDIES].flatMap((door) => [
  ...applicantRoutes(door),
  ...ownerRoutes(door),
]);

function applicantRoutes({ kind, base, mine: mineSchema, nameOf, detail, toDetail }: Door): Route[] {
  const path = `/${base}/:id/applications`;
  return [
    defineRoute({
      method: 'get',
      path: `/${base}/applications/mine`,
      tag: 'applications',
      summary: '내가 낸 지원, 최신순',
      answer: z.array(mineSchema),
      handle: async (ctx) => {
        const notices = await readPersonalNotices(ctx, kind, NoticeRelation.APPLIED);
        return Promise.all(
          notices.map(async (notice) => ({
            ...nameOf(notice),
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

function ownerRoutes(door: Door): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: door.applicantsPath,
      tag: 'applications',
      summary: '받은 지원, 오래된 순. 공고를 올린 사람만.',
      answer: z.array(door.applicant),
      refusals: ['FORBIDDEN'],
      handle: async (ctx, request) => {
        const { applications } = await readApplicants(ctx, request.id(), door.kind);
        return applications.map(door.toApplicant);
      },
    }),
    ...DECISIONS.map(([verb, summary, decide]) =>
      defineRoute({
        method: 'post',
        path: `/${door.base}/applications/${verb}`,
        tag: 'applications',
        summary,
        body: door.decisionInput,
        answer: z.object({ applyStatus: status }),
        refusals: ['FORBIDDEN', 'NOT_FOUND', 'ALREADY_DECIDED', 'ROLE_FULL', 'NOTICE_FULL'],
        handle: async (ctx, request) => {
          const { noticeId, memberId } = door.decided(request);
          const application = await decide(ctx, await findApplicationId(ctx, noticeId, memberId, door.kind));
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
