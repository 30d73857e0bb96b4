import { type Expression, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { type AnyShape, defineAnswer } from '../../selection/answers';
import { sqlArray, type WriteField, type SqlField, type SqlScope } from '../../selection/fields';
import { NOTICE_SHAPES, noticeOfKind } from '../notices/notice.answers';
import { NOTICE_KIND_ROUTES, type NoticeKindRoutes } from '../notices/notice.rest-kinds';
import type { NoticeKind } from '../notices/notice.entity';
import { isRecruiting } from '../notices/notice-deadline.columns';
import { isOwn } from '../notices/notice.rules';
import { TYPES } from '../notices/notice-list.type';
import { visibleTo } from '../notices/notice.visibility';
import { STATUS } from './application.contributions';
import { ApplicationStatus } from './application.entity';
import { isVisibleApplication, isVisibleToApplicant } from './application.visibility';

const { PENDING, APPROVED, REJECTED } = ApplicationStatus;

/** The status of an application in REST answers. */
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
const LEGACY_STATUS_SQL = sql`case ${STATUS} ${sql.join(
  Object.entries(LEGACY_STATUS).map(([status, legacy]) => sql`when ${sql.lit(status)} then ${sql.lit(legacy)}`),
  sql` `,
)} end`;

const applyStatus = LEGACY_STATUS_SQL;

/** The maximum length of lists, because REST has no pages of applications. */
const MAX_APPLICATIONS = sql.lit(1_000);

/** The applications to the notice `n`, the oldest first. */
const received: SqlField = {
  write: (_scope, selection) => {
    const oldest = sql`(
      select a.* from application a where a.notice_id = n.id order by a.id limit ${MAX_APPLICATIONS}
    ) a`;
    return sqlArray(selection.json(), oldest, sql`a.id`);
  },
};

/** The viewer's applications to notices of a kind, the newest first. */
const sent = (kind: NoticeKind): SqlField => ({
  write: ({ viewerId }, selection) => {
    const newest = sql`(
      select a.* from application a join notice n on n.id = a.notice_id
      where a.applicant_id = ${viewerId} and n.kind = ${sql.lit(kind)} and ${isVisibleToApplicant(viewerId)}
      order by a.id desc limit ${MAX_APPLICATIONS}
    ) a join notice n on n.id = a.notice_id`;
    return sqlArray(selection.json(), newest, sql`a.id desc`);
  },
});

/** The title that legacy clients see while a notice is hidden from its applicant. */
const HIDDEN_TITLE = sql.lit('숨긴 공고');

/** Returns a value if the viewer sees the notice `n`, otherwise another value. */
const ifVisible =
  (value: Expression<unknown>, otherwise: Expression<unknown>): WriteField =>
  ({ viewerId }) =>
    sql`case when ${visibleTo(viewerId)} then ${value} else ${otherwise} end`;

const viewerStatus = ({ viewerId }: SqlScope): RawBuilder<unknown> =>
  sql`(select ${LEGACY_STATUS_SQL} from application a where a.notice_id = n.id and a.applicant_id = ${viewerId})`;

function defineAnswers({ kind, noun, idName, titleName, applicantIdName, hasRoles }: NoticeKindRoutes) {
  const name = (purpose: string): string => `applications.${purpose}${noun}`;
  const noticeId = sql`a.notice_id`;
  const applicant: AnyShape = {
    applicationId: 'id',
    applyStatus,
    imageUrl: 'applicant.imageUrl',
    nickName: 'applicant.nickName',
    application: 'text',
    memberId: 'applicant.id',
    ...(hasRoles ? { role: 'role' } : {}),
    [applicantIdName]: noticeId,
  };
  return {
    sent: defineAnswer({
      name: name('sentTo'),
      type: 'Application',
      root: sent(kind),
      shape: {
        applicationId: 'id',
        applyStatus,
        [idName]: noticeId,
        [titleName]: ifVisible(sql`n.title`, HIDDEN_TITLE),
        recruiting: ifVisible(isRecruiting(), sql.lit(false)),
      },
    }),
    received: defineAnswer({
      name: name('receivedFor'),
      type: 'Application',
      source: noticeOfKind(kind),
      isAllowed: ({ viewerId }) => isOwn(viewerId),
      root: received,
      shape: applicant,
    }),
    check: defineAnswer({
      name: name('checkOf'),
      type: TYPES[kind],
      source: noticeOfKind(kind),
      shape: { ...NOTICE_SHAPES[kind].detail, applyStatus: viewerStatus },
    }),
  };
}

/** The REST answers for each kind of notices. */
export const APPLICATION_ANSWERS = Object.fromEntries(
  NOTICE_KIND_ROUTES.map((routes) => [routes.kind, defineAnswers(routes)]),
) as Readonly<Record<NoticeKind, ReturnType<typeof defineAnswers>>>;

/** The applications to a notice of any kind, for its owner. */
export const applicantsAnswer = defineAnswer({
  name: 'applications.received',
  type: 'Application',
  source: (scope) => sql`notice n where n.id = ${scope.value('noticeId')}::int and ${visibleTo(scope.viewerId)}`,
  isAllowed: ({ viewerId }) => isOwn(viewerId),
  root: received,
  shape: {
    applicationId: 'id',
    memberId: 'applicant.id',
    nickname: 'applicant.nickName',
    title: sql`n.title`,
  },
});

/** The text of one application, for its applicant and the notice's owner. */
export const resumeAnswer = defineAnswer({
  name: 'applications.resume',
  type: 'Application',
  source: (scope) => sql`application a join notice n on n.id = a.notice_id
    where a.id = ${scope.value('applicationId')}::int and ${isVisibleApplication(scope.viewerId)}`,
  isAllowed: ({ viewerId }) => sql`(${viewerId} in (a.applicant_id, n.owner_id))`,
  shape: { nickName: 'applicant.nickName', resume: 'text' },
});
