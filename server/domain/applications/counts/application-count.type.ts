import { type Expression, sql } from 'kysely';
import { Int } from 'type-graphql';
import { MAX_OWN_COUNT } from '../../../../shared/bounds';
import { addFields } from '../../../selection/schema-fields';
import { isAllowed } from '../../kit/rules/rules';
import { ViewerType } from '../../members/member.type';
import { forOwner, NOTICE_ID } from '../../notices/notice.rules';
import { applicationCount, NoticeType } from '../../notices/notice.type';
import { countPending, countSent, countToDecide } from './application-count.sql';
import { ApplicationStatus } from '../application.entity';
import { denyApproving } from '../application.rules';
import { pendingCountOf, waitlistedCountOf } from '../application.sql';
import { usualDaysOf } from '../deciding/usual-days.sql';

const CAPPED = `${MAX_OWN_COUNT} means ${MAX_OWN_COUNT} or more.`;

/** Selects the number of waitlisted applications to the notice `n` that the viewer may approve. */
const approvableWaitlistedCountOf = (viewerId: Expression<number>) => sql<number>`(
  select count(*)::int from application a
  where a.notice_id = n.id and a.status = ${sql.lit(ApplicationStatus.WAITLISTED)} and ${isAllowed(denyApproving(viewerId))}
)`;

addFields(ViewerType, {
  applicationCount: {
    type: () => Int,
    description: `The number of the viewer's applications (내 지원 수). ${CAPPED}`,
    sql: ({ viewerId }) => countSent(viewerId),
  },
  pendingApplicationCount: {
    type: () => Int,
    description: `The number of the viewer's pending applications (기다리는 지원 수). ${CAPPED}`,
    sql: ({ viewerId }) => countPending(viewerId),
  },
  applicationToDecideCount: {
    type: () => Int,
    description: `The number of pending applications to the viewer's notices (답할 지원 수). ${CAPPED}`,
    sql: ({ viewerId }) => countToDecide(viewerId),
  },
});

addFields(NoticeType, {
  applicationCount: {
    type: () => Int,
    nullable: true,
    description: 'The number of applications (지원 수); null unless the viewer is the owner.',
    sql: applicationCount,
  },
  usualDecisionDays: {
    type: () => Int,
    nullable: true,
    description:
      'The number of days within which its owner usually decides (보통 N일 안에 답해요). Null until the owner has decided five applications.',
    sql: usualDaysOf(sql<number>`n.owner_id`),
  },
  pendingApplicationCount: {
    type: () => Int,
    nullable: true,
    description: 'The number of its pending applications (답할 지원 수); null unless the viewer is the owner.',
    sql: ({ viewerId }) => forOwner(viewerId, pendingCountOf(NOTICE_ID)),
  },
  approvableWaitlistedCount: {
    type: () => Int,
    nullable: true,
    description:
      'The number of applications on the waiting list (대기 명단) that the viewer may approve now, because a seat for them is free; null unless the viewer is the owner.',
    sql: ({ viewerId }) => forOwner(viewerId, approvableWaitlistedCountOf(viewerId)),
  },
  waitlistedCount: {
    type: () => Int,
    nullable: true,
    description: 'The number of its applications on the waiting list (대기 명단); null unless the viewer is the owner.',
    sql: ({ viewerId }) => forOwner(viewerId, waitlistedCountOf(NOTICE_ID)),
  },
});
