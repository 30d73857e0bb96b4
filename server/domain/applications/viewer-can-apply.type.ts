import { sql } from 'kysely';
import { registerEnumType } from 'type-graphql';
import { type SqlJoin, sqlOver, type SqlScope } from '../../selection/fields';
import { addFields } from '../../selection/schema-fields';
import { denialOf } from '../kit/rules/rules';
import { NoticeType } from '../notices/notice.type';
import { JOINED_FREE_SEATS, SEATS } from '../teams/seats/seat.type';
import { ApplyDenial, denyApplyingForAnyRole } from './application.rules';

const denials = ({ viewerId, env }: SqlScope) =>
  denyApplyingForAnyRole(viewerId, sql.lit(env.SCHOOL_PROOF), JOINED_FREE_SEATS);

/** The reason why the viewer may not apply. `offset 0` makes PostgreSQL evaluate it once. */
const APPLYING: SqlJoin = {
  name: 'applying',
  table: (scope) => sql`lateral (select ${denialOf(denials(scope))} as denial offset 0)`,
};

registerEnumType(ApplyDenial, {
  name: 'ApplyRefusal',
  description: 'The reason why the viewer may not apply (지원할 수 없는 이유).',
  valuesConfig: {
    OWN_NOTICE: { description: "It is the viewer's own notice." },
    ALREADY_APPLIED: { description: 'The viewer has applied.' },
    NOTICE_HIDDEN: { description: 'The notice is hidden (숨김). The viewer sees it as a moderator.' },
    RECRUITMENT_CLOSED: { description: 'Recruiting has ended (마감).' },
    SCHOOL_UNVERIFIED: { description: 'Only members who verified their school (학교 인증) may apply.' },
    NOTICE_FULL: { description: 'All seats are taken (모집 완료).' },
  },
});

addFields(NoticeType, {
  viewerCanApply: {
    type: () => Boolean,
    description: 'Whether the viewer may apply now (지원하기).',
    sql: sqlOver([SEATS, APPLYING], () => sql`applying.denial is null`),
  },
  viewerApplyRefusal: {
    type: () => ApplyDenial,
    nullable: true,
    description: 'The reason why the viewer may not apply now; null if they may, and for visitors.',
    sql: sqlOver([SEATS, APPLYING], () => sql`applying.denial`),
  },
});
