import { type Expression, sql } from 'kysely';
import { statementsOn } from '../../platform/database/statements/statement';
import { denialOf, type Rule } from '../kit/rules/rules';
import type { MemberTables } from '../members/member.entity';

/** Denies an action of operators to everybody else (rules/operators.md). */
function denyOperating(viewerId: Expression<number>): Rule[] {
  return [['FORBIDDEN', sql`not exists (select from member ao where ao.id = ${viewerId} and ao.operator)`]];
}

const { statement } = statementsOn<MemberTables>();

export const operatingCheck = statement<{ viewerId: number }>()('operators.operatingCheck', (db, { viewerId }) =>
  db.selectNoFrom(denialOf(denyOperating(viewerId)).as('denial')),
);
