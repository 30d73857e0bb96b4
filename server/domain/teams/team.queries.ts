import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import { MAX_OWN_COUNT } from '../../../shared/bounds';
import { countOfRows } from '../../platform/database/expressions';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { viewerMemberships } from './team.columns';
import type { TeamTables } from './team.entity';

type Tables = NoticeStatementTables & TeamTables;

/** Selects the number of the viewer's teams, at most {@link MAX_OWN_COUNT}. */
export function teamCountOf(viewerId: Expression<number>) {
  return expressionBuilder<Tables>()
    .selectFrom((eb) =>
      eb
        .selectFrom(viewerMemberships(viewerId).as('p'))
        .select('p.noticeId')
        .limit(sql.lit(MAX_OWN_COUNT))
        .as('listed'),
    )
    .select(countOfRows().as('count'));
}

interface TeamPage<Value> {
  before: Value;
  first: Value;
}

/** Selects the viewer's teams with notice ids below `before`, the newest first. */
export function selectViewerTeams(viewerId: Expression<number>, { before, first }: TeamPage<RawBuilder<number>>) {
  return expressionBuilder<Tables>()
    .selectFrom(viewerMemberships(viewerId).as('p'))
    .innerJoin('notice as n', 'n.id', 'p.noticeId')
    .select(['p.noticeId as id', 'p.role', 'p.isOwner', 'p.since', 'n.team_state as state'])
    .where('p.noticeId', '<', before)
    .orderBy('p.noticeId', 'desc')
    .limit(first);
}
