import { type Expression, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { MAX_REST_LIST } from '../kit/api/route';
import { caseOf } from '../../platform/database/statements/expressions';
import { type AnyShape, defineResponse } from '../../selection/responses';
import { sqlArray, type BuildField, type SqlField, type SqlScope } from '../../selection/fields';
import { NOTICE_SHAPES, noticeOfKind } from '../notices/kinds/notice-responses.rest';
import { NOTICE_KIND_ROUTES, type NoticeKindRoutes } from '../notices/kinds/notice-kinds.rest';
import type { NoticeKind } from '../notices/notice.entity';
import { isRecruiting } from '../notices/deadlines/deadline.sql';
import { isOwn } from '../notices/notice.rules';
import { NOTICE_TYPE_NAMES } from '../notices/lists/notice-list.type';
import { isVisibleTo, visibleNotice } from '../notices/visibility/notice-visibility.sql';
import { APPLICATION_WITH_NOTICE, STATUS, isVisibleApplication, isVisibleToApplicant } from './application.sql';
import { ApplicationStatus } from './application.entity';

const { PENDING, APPROVED, REJECTED } = ApplicationStatus;

/** Status of an application in REST responses. */
export const statusSchema = z.enum({ PENDING, APPROVED, REJECTED }).meta({ id: 'ApplicationStatus' });

/**
 * The legacy names of the statuses (rest.md). An application on the waiting list is shown as
 * pending, and an ended one as rejected.
 */
const LEGACY_STATUS: Readonly<Record<ApplicationStatus, z.infer<typeof statusSchema>>> = {
  PENDING,
  APPROVED,
  REJECTED,
  LEFT: REJECTED,
  REMOVED: REJECTED,
  WAITLISTED: PENDING,
  EXPIRED: REJECTED,
};

/** The legacy name of the status of the application `a`. */
const LEGACY_STATUS_SQL = caseOf(STATUS, LEGACY_STATUS);

/** Applications to the notice `n`, the oldest first. */
const received: SqlField = {
  build: (_scope, selection) => {
    const oldest = sql`(
      select a.* from application a where a.notice_id = n.id order by a.id limit ${sql.lit(MAX_REST_LIST)}
    ) a`;
    return sqlArray(selection.json(), oldest, sql`a.id`);
  },
};

/** The viewer's applications to notices of a kind, the newest first. */
const sent = (kind: NoticeKind): SqlField => ({
  build: ({ viewerId }, selection) => {
    const newest = sql`(
      select a.* from ${APPLICATION_WITH_NOTICE}
      where a.applicant_id = ${viewerId} and n.kind = ${sql.lit(kind)} and ${isVisibleToApplicant(viewerId)}
      order by a.id desc limit ${sql.lit(MAX_REST_LIST)}
    ) a join notice n on n.id = a.notice_id`;
    return sqlArray(selection.json(), newest, sql`a.id desc`);
  },
});

/** Title that legacy clients see while a notice is hidden from its applicant. */
const HIDDEN_TITLE = sql.lit('숨긴 공고');

/** Returns a value if the viewer sees the notice `n`, otherwise another value. */
const ifVisible =
  (value: Expression<unknown>, otherwise: Expression<unknown>): BuildField =>
  ({ viewerId }) =>
    sql`case when ${isVisibleTo(viewerId)} then ${value} else ${otherwise} end`;

const viewerStatus = ({ viewerId }: SqlScope): RawBuilder<unknown> =>
  sql`(select ${LEGACY_STATUS_SQL} from application a where a.notice_id = n.id and a.applicant_id = ${viewerId})`;

function defineResponses({ kind, noun, idName, titleName, applicantIdName, hasRoles }: NoticeKindRoutes) {
  const name = (purpose: string): string => `applications.${purpose}${noun}`;
  const noticeId = sql`a.notice_id`;
  const applicant: AnyShape = {
    applicationId: 'id',
    applyStatus: LEGACY_STATUS_SQL,
    imageUrl: 'applicant.imageUrl',
    nickName: 'applicant.nickName',
    application: 'text',
    memberId: 'applicant.id',
    ...(hasRoles ? { role: 'role' } : {}),
    [applicantIdName]: noticeId,
  };
  return {
    sent: defineResponse({
      name: name('sentTo'),
      type: 'Application',
      root: sent(kind),
      shape: {
        applicationId: 'id',
        applyStatus: LEGACY_STATUS_SQL,
        [idName]: noticeId,
        [titleName]: ifVisible(sql`n.title`, HIDDEN_TITLE),
        recruiting: ifVisible(isRecruiting(), sql.lit(false)),
      },
    }),
    received: defineResponse({
      name: name('receivedFor'),
      type: 'Application',
      source: noticeOfKind(kind),
      isAllowed: ({ viewerId }) => isOwn(viewerId),
      root: received,
      shape: applicant,
    }),
    check: defineResponse({
      name: name('checkOf'),
      type: NOTICE_TYPE_NAMES[kind],
      source: noticeOfKind(kind),
      shape: { ...NOTICE_SHAPES[kind].detail, applyStatus: viewerStatus },
    }),
  };
}

/** The REST responses for each kind of notices. */
export const APPLICATION_RESPONSES = Object.fromEntries(
  NOTICE_KIND_ROUTES.map((routes) => [routes.kind, defineResponses(routes)]),
) as Readonly<Record<NoticeKind, ReturnType<typeof defineResponses>>>;

/** Applications to a notice of any kind, for its owner. */
export const applicantsResponse = defineResponse({
  name: 'applications.received',
  type: 'Application',
  source: ({ viewerId, value }) => visibleNotice(viewerId, sql`${value('noticeId')}::int`),
  isAllowed: ({ viewerId }) => isOwn(viewerId),
  root: received,
  shape: {
    applicationId: 'id',
    memberId: 'applicant.id',
    nickname: 'applicant.nickName',
    title: sql`n.title`,
  },
});

/** Text of one application, for its applicant and the notice's owner. */
export const resumeResponse = defineResponse({
  name: 'applications.resume',
  type: 'Application',
  source: (scope) => sql`${APPLICATION_WITH_NOTICE}
    where a.id = ${scope.value('applicationId')}::int and ${isVisibleApplication(scope.viewerId)}`,
  isAllowed: ({ viewerId }) => sql`(${viewerId} in (a.applicant_id, n.owner_id))`,
  shape: { nickName: 'applicant.nickName', resume: 'text' },
});
