import { sql } from 'kysely';
import {
  sqlArray,
  sqlColumn,
  type SqlDefinitions,
  type SqlJoin,
  sqlObject,
  type SqlScope,
} from '../../selection/fields';
import { denialOf, isAllowed, type Rule } from '../kit/rules';
import { reopenRules } from '../notices/notice-deadline.rules';
import { isOwn } from '../notices/notice.rules';
import { applicationCount } from '../notices/notice.sql-fields';
import { Role } from '../notices/project.entity';
import { pendingOf, sentBy, toDecideBy } from './application-count.queries';
import {
  applicationFields,
  applicationRoots,
  applicationsOfNotice,
  applicationsOfViewer,
} from './application-query.sql-fields';
import { FREE_SEATS, SEAT_GROUPS, SEAT_ORDER } from './application.capacity';
import { pendingCountOf, waitlistedCountOf } from './application.contributions';
import { applicationPayloadFields } from './application-payload.sql-fields';
import { applyRules, freeSeatRule, ownApplication } from './application.rules';
import { usualDaysOf } from './usual-decision.queries';

// The row in scope of applications is `a`, of a project's roles `r`, of seats `s`.

const COLUMNS: Readonly<Record<Role, string>> = {
  [Role.FRONTEND]: 'frontend_number',
  [Role.BACKEND]: 'backend_number',
  [Role.DESIGNER]: 'designer_number',
};
const ROLES = Object.values(Role);

/** The seats of the notice `n` in one row: how many are taken, and how many are free. */
const SEATS: SqlJoin = {
  name: 'seats',
  table: () => sql`(
    select coalesce(max(approved) filter (where role is null), 0) as approved, ${FREE_SEATS} as free
    from seat where notice_id = n.id
  )`,
};

/** The seats of the notice are joined already. */
const SEAT_IS_FREE = freeSeatRule(sql`seats.free`);

const rulesToApply = ({ viewerId, env }: SqlScope): Rule[] => [
  ...applyRules(viewerId, sql.lit(env.SCHOOL_PROOF)),
  SEAT_IS_FREE,
];

const rulesToReopen = ({ viewerId }: SqlScope): Rule[] => [...reopenRules(viewerId), SEAT_IS_FREE];

const roles = sqlColumn((_scope, selection) => {
  const rows = ROLES.map((role, rank) => sql`(${sql.lit(rank)}, ${sql.lit(role)}, ${sql.ref(`n.${COLUMNS[role]}`)})`);
  return sqlArray(selection.json(), sql`(values ${sql.join(rows)}) r (rank, role, headcount)`, sql`r.rank`);
});

export const applicationSqlFields: SqlDefinitions = {
  roots: applicationRoots,
  fields: {
    Notice: {
      applications: applicationsOfNotice,
      applicationCount,
      approvedCount: sqlColumn(() => sql`seats.approved`, [SEATS]),
      freeSeatCount: sqlColumn(() => sql`seats.free`, [SEATS]),
      seats: sqlColumn((_scope, selection) => sqlArray(selection.json(), SEAT_GROUPS, SEAT_ORDER)),
      pendingApplicationCount: sqlColumn(
        (scope) => sql`case when ${isOwn(scope.viewerId)} then ${pendingCountOf(sql<number>`n.id`)} end`,
      ),
      usualDecisionDays: sqlColumn(() => usualDaysOf(sql<number>`n.owner_id`)),
      waitlistedCount: sqlColumn(
        (scope) => sql`case when ${isOwn(scope.viewerId)} then ${waitlistedCountOf(sql<number>`n.id`)} end`,
      ),
      viewerApplication: sqlObject(({ viewerId }) => ownApplication(viewerId)),
      viewerCanApply: sqlColumn((scope) => isAllowed(rulesToApply(scope)), [SEATS]),
      viewerApplyRefusal: sqlColumn((scope) => denialOf(rulesToApply(scope)), [SEATS]),
      viewerCanReopen: sqlColumn((scope) => isAllowed(rulesToReopen(scope)), [SEATS]),
    },
    Project: { roles },
    NoticeRole: {
      role: sqlColumn(() => sql`r.role`),
      headcount: sqlColumn(() => sql`r.headcount`),
      approved: sqlColumn(() => sql`coalesce((select approved from seat where notice_id = n.id and role = r.role), 0)`),
    },
    SeatGroup: {
      role: sqlColumn(() => sql`s.role`),
      headcount: sqlColumn(() => sql`s.headcount`),
      approved: sqlColumn(() => sql`s.approved`),
    },
    Application: applicationFields,
    ...applicationPayloadFields,
    Viewer: {
      applications: applicationsOfViewer,
      applicationCount: sqlColumn(({ viewerId }) => sentBy(viewerId)),
      pendingApplicationCount: sqlColumn(({ viewerId }) => pendingOf(viewerId)),
      applicationToDecideCount: sqlColumn(({ viewerId }) => toDecideBy(viewerId)),
    },
  },
};
