import { sql } from 'kysely';
import { Int } from 'type-graphql';
import { MAX_OWN_COUNT } from '../../../shared/bounds';
import { addFields } from '../../selection/schema-fields';
import { ViewerType } from '../members/member.type';
import { isOwn } from '../notices/notice.rules';
import { applicationCount, NoticeType } from '../notices/notice.type';
import { pendingOf, sentBy, toDecideBy } from './application-count.queries';
import { pendingCountOf, waitlistedCountOf } from './application.contributions';
import { usualDaysOf } from './usual-decision.queries';

const CAPPED = `${MAX_OWN_COUNT} means ${MAX_OWN_COUNT} or more.`;

addFields(ViewerType, {
  applicationCount: {
    type: () => Int,
    description: `The number of the viewer's applications (내 지원 수). ${CAPPED}`,
    sql: ({ viewerId }) => sentBy(viewerId),
  },
  pendingApplicationCount: {
    type: () => Int,
    description: `The number of the viewer's pending applications (기다리는 지원 수). ${CAPPED}`,
    sql: ({ viewerId }) => pendingOf(viewerId),
  },
  applicationToDecideCount: {
    type: () => Int,
    description: `The number of pending applications to the viewer's notices (결정할 지원 수). ${CAPPED}`,
    sql: ({ viewerId }) => toDecideBy(viewerId),
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
    description: 'The number of its pending applications (결정할 지원 수); null unless the viewer is the owner.',
    sql: (scope) => sql`case when ${isOwn(scope.viewerId)} then ${pendingCountOf(sql<number>`n.id`)} end`,
  },
  waitlistedCount: {
    type: () => Int,
    nullable: true,
    description: 'The number of its applications on the waiting list (대기 명단); null unless the viewer is the owner.',
    sql: (scope) => sql`case when ${isOwn(scope.viewerId)} then ${waitlistedCountOf(sql<number>`n.id`)} end`,
  },
});
