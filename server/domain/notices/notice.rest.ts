import { z } from 'zod';
import type { InputClass } from '../../platform/text/validation';
import type { Context } from '../context';
import { countSchema, defineRoute, type RestRequest, type Route } from '../kit/api/route';
import type { NoticeKind } from './notice.entity';
import { ProjectInput, RestListArgs, StudyInput } from './notice.inputs';
import { NOTICE_RESPONSES } from './kinds/notice-responses.rest';
import { toListArguments } from './lists/notice-list.type';
import { idProperties, NOTICE_KIND_ROUTES, type NoticeKindRoutes } from './kinds/notice-kinds.rest';
import { closeNotice, deleteNotice } from './lifecycle/lifecycle.service';
import { createProject, createStudy, type NoticeTarget, updateProject, updateStudy } from './writing/notice.service';

type Write<Result> = (ctx: Context, request: RestRequest) => Promise<Result>;

/** The creation and the update of notices of one kind over REST. */
interface NoticeWrites {
  input: InputClass;
  example: Record<string, unknown>;
  create: Write<number>;
  update: Write<void>;
}

function writesOf<Input extends object>(
  input: InputClass<Input>,
  example: Record<string, unknown>,
  create: (ctx: Context, input: Input) => Promise<number>,
  update: (ctx: Context, target: NoticeTarget, input: Input) => Promise<void>,
): NoticeWrites {
  return {
    input,
    example,
    create: (ctx, request) => create(ctx, request.body(input)),
    update: (ctx, request) => update(ctx, targetOf(request), request.body(input)),
  };
}

/** Notice that a request changes. */
function targetOf(request: RestRequest, kind?: NoticeKind): NoticeTarget {
  return { id: request.id(), kind, expected: request.expectedVersions() };
}

const PROJECT_EXAMPLE = {
  title: '도서관 소음 지도',
  field: '웹',
  techStack: 'React, Spring Boot',
  frontendNumber: 2,
  backendNumber: 1,
  designerNumber: 1,
  content: '도서관 자리마다 소음을 재서 지도로 보여 줘요.',
};

const STUDY_EXAMPLE = { title: '알고리즘 스터디', recruitNumber: 4, content: '매주 화요일 저녁에 문제를 함께 풀어요.' };

const WRITES: Record<NoticeKind, NoticeWrites> = {
  PROJECT: writesOf(ProjectInput, PROJECT_EXAMPLE, createProject, updateProject),
  STUDY: writesOf(StudyInput, STUDY_EXAMPLE, createStudy, updateStudy),
};

/** Routes of projects and studies. */
export const noticeRoutes: Route[] = NOTICE_KIND_ROUTES.flatMap((routes) => [
  ...listRoutes(routes),
  ...itemRoutes(routes),
]);

function listRoutes({ kind, noun, plural, base, idName, item }: NoticeKindRoutes): Route[] {
  const page = z
    .object({
      content: z.array(item),
      totalPages: countSchema,
      totalElements: countSchema,
      number: countSchema,
      size: countSchema,
    })
    .meta({ id: `${noun}Page` });
  const owned = z
    .object({ ...idProperties(idName), title: z.string(), recruiting: z.boolean() })
    .meta({ id: `Owned${noun}` });
  return [
    defineRoute({
      operation: `listRecent${plural}`,
      method: 'get',
      path: `/${base}/recent`,
      tag: base,
      summary: '최근 공고 12개',
      response: z.array(item),
      handle: async () => NOTICE_RESPONSES[kind].recent({}, { kind }),
    }),
    defineRoute({
      operation: `listOwned${plural}`,
      method: 'get',
      path: `/${base}/recruit`,
      tag: base,
      summary: '내가 올린 공고, 최신순',
      response: z.array(owned),
      handle: async () => NOTICE_RESPONSES[kind].owned(),
    }),
    defineRoute({
      operation: `listFavourite${plural}`,
      method: 'get',
      path: `/${base}/like`,
      tag: base,
      summary: '내가 찜한 공고, 최근에 찜한 순',
      response: z.array(item),
      handle: async () => NOTICE_RESPONSES[kind].favourites(),
    }),
    defineRoute({
      operation: `list${plural}`,
      method: 'get',
      path: `/${base}`,
      tag: base,
      summary: '공고 목록 한 쪽. q로 찾을 수 있어요.',
      query: RestListArgs,
      response: page,
      handle: async (ctx, request) => {
        const { page: number, size, q } = request.query(RestListArgs);
        const { values, options } = toListArguments({ kind, page: number, size, query: q });
        return NOTICE_RESPONSES[kind].page(values, options);
      },
    }),
  ];
}

function itemRoutes(routes: NoticeKindRoutes): Route[] {
  return [createRoute(routes), readRoute(routes), ...updateRoutes(routes), deleteRoute(routes), closeRoute(routes)];
}

function createRoute({ kind, noun, base, idName, repeatsId }: NoticeKindRoutes): Route {
  const { input, example, create } = WRITES[kind];
  const idNames = repeatsId ? [idName, 'postId'] : [idName];
  return defineRoute({
    operation: `create${noun}`,
    method: 'post',
    path: `/${base}`,
    tag: base,
    summary: '공고 올리기',
    isCreating: true,
    denials: ['SCHOOL_UNVERIFIED', 'TOO_MANY_ATTEMPTS'],
    body: input,
    bodyExample: example,
    response: z.object(idProperties(...idNames)),
    handle: async (ctx, request) => {
      const id = await create(ctx, request);
      request.created(`/${base}/${id}`);
      return Object.fromEntries(idNames.map((name) => [name, id]));
    },
  });
}

function readRoute({ kind, noun, base, detail }: NoticeKindRoutes): Route {
  return defineRoute({
    operation: `get${noun}`,
    method: 'get',
    path: `/${base}/:id`,
    tag: base,
    summary: '공고 하나',
    response: detail,
    isVersioned: true,
    handle: async (_ctx, request) => NOTICE_RESPONSES[kind].one({ noticeId: request.id() }),
  });
}

/** Old clients update projects by POST and studies by PUT. Each kind accepts both. */
function updateRoutes({ kind, noun, base, detail }: NoticeKindRoutes): Route[] {
  const { input, example, update } = WRITES[kind];
  return (['post', 'put'] as const).map((method) =>
    defineRoute({
      operation: `${method === 'post' ? 'update' : 'replace'}${noun}`,
      method,
      path: `/${base}/:id`,
      tag: base,
      summary: '공고 고치기. 올린 사람만.',
      body: input,
      bodyExample: example,
      response: detail,
      isVersioned: true,
      isConditional: true,
      denials: ['FORBIDDEN', 'TOO_MANY_ATTEMPTS'],
      handle: async (ctx, request) => {
        await update(ctx, request);
        return NOTICE_RESPONSES[kind].one({ noticeId: request.id() });
      },
    }),
  );
}

function deleteRoute({ kind, noun, base }: NoticeKindRoutes): Route {
  return defineRoute({
    operation: `delete${noun}`,
    method: 'delete',
    path: `/${base}/:id`,
    tag: base,
    summary: '공고 지우기. 올린 사람만.',
    response: z.object({}),
    isConditional: true,
    denials: ['FORBIDDEN'],
    handle: async (ctx, request) => {
      await deleteNotice(ctx, targetOf(request, kind));
      return {};
    },
  });
}

function closeRoute({ kind, noun, base, closePath }: NoticeKindRoutes): Route {
  return defineRoute({
    operation: `close${noun}`,
    method: 'patch',
    path: closePath,
    tag: base,
    summary: '모집 마감하기. 올린 사람만.',
    response: z.object({ recruiting: z.literal(false) }),
    isConditional: true,
    denials: ['FORBIDDEN', 'ALREADY_CLOSED'],
    handle: async (ctx, request) => {
      await closeNotice(ctx, targetOf(request, kind));
      return { recruiting: false as const };
    },
  });
}
