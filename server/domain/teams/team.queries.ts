import { type Expression, expressionBuilder, sql } from 'kysely';
import { MAX_OWN_COUNT } from '../../../shared/bounds';
import { countOfRows } from '../../platform/database/expressions';
import { statementsOn } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import type { ApplicationTables } from '../applications/application.entity';
import { type Context, requireViewerId } from '../context';
import { memberColumn } from '../members/member.columns';
import { TeamState } from '../notices/notice.entity';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { contactsColumn } from './contact.columns';
import type { ContactTables } from './contact.entity';
import { agreeingMembers } from './profile-team.columns';
import { hasNotAnswered, memberships, viewerMemberships } from './team.columns';
import { isTeammate } from './team.contributions';
import type { TeamTables } from './team.entity';
import type { TeamMemberView, TeamView, ViewerTeamView } from './team.view';

type Tables = ApplicationTables & NoticeStatementTables & ContactTables & TeamTables;

const { statement } = statementsOn<Tables>();

interface TeamParams {
  viewerId: number;
  noticeId: number;
}

const teamById = statement<TeamParams>()(
  'teams.byId',
  (db, { viewerId, noticeId }) =>
    db
      .selectFrom('notice as n')
      .leftJoin('team as t', 't.notice_id', 'n.id')
      .leftJoin('application as a', (join) =>
        join.onRef('a.notice_id', '=', 'n.id').on('a.applicant_id', '=', viewerId),
      )
      .leftJoin('response_check as r', 'r.application_id', 'a.id')
      .select([
        'n.id',
        'n.owner_id as ownerId',
        'n.team_state as state',
        'n.hidden',
        't.link',
        't.pinned_post_id as pinnedPostId',
        'r.asked_at as viewerAskedAt',
      ])
      .select(({ ref }) => [
        agreeingMembers(ref('n.id')).clearSelect().select(countOfRows().as('count')).$asScalar().as('showingCount'),
        sql<boolean | null>`
          case when n.team_state = ${sql.lit(TeamState.DONE)}
          then ${viewerId} in (${agreeingMembers(ref('n.id'))}) end`.as('viewerShowsOnProfile'),
      ])
      .where('n.id', '=', noticeId)
      .where(isTeammate(viewerId, noticeId)),
  ['viewerAskedAt'],
);

/**
 * Finds a team; null for everybody but its current members. It is read from the primary, because a replica may not know yet
 * that the viewer has left (rules.md: Teams).
 * @throws {AppError} UNAUTHENTICATED
 */
export async function findTeam(ctx: Context, noticeId: number): Promise<TeamView | null> {
  return (await ctx.primary.row(teamById, { viewerId: requireViewerId(ctx), noticeId })) ?? null;
}

/**
 * Reads a team.
 * @throws {AppError} NOT_FOUND for everybody but its current members
 */
export async function readTeam(ctx: Context, noticeId: number): Promise<TeamView> {
  const team = await findTeam(ctx, noticeId);
  if (!team) throw new AppError('NOT_FOUND');
  return team;
}

const teamMembers = statement<TeamParams>()(
  'teams.members',
  (db, { viewerId, noticeId }) =>
    db
      .selectFrom(memberships().as('p'))
      .innerJoin('member as m', 'm.id', 'p.memberId')
      .innerJoin('notice as n', 'n.id', 'p.noticeId')
      .leftJoin('contact as c', 'c.member_id', 'm.id')
      .leftJoin('response_check as r', 'r.application_id', 'p.applicationId')
      .select(['p.role', 'p.isOwner', 'p.since', memberColumn(viewerId).as('member'), contactsColumn().as('contacts')])
      .select([sql<string>`p."noticeId" || '-' || m.id`.as('id'), 'n.owner_id as ownerId'])
      .select([
        sql<Date | null>`case when ${viewerId} in (m.id, n.owner_id) then r.asked_at end`.as('askedAt'),
        sql<boolean>`coalesce(${viewerId} = n.owner_id and ${hasNotAnswered()}, false)`.as('unanswered'),
      ])
      .where('p.noticeId', '=', noticeId)
      .where(isTeammate(viewerId, noticeId))
      .orderBy('p.isOwner', 'desc')
      .orderBy('p.since')
      .orderBy('m.id'),
  ['since', 'askedAt'],
);

/** Reads the current members of a team with their contacts, the owner first; none for everybody else (see {@link findTeam}). */
export function readTeamMembers(ctx: Context, noticeId: number): Promise<TeamMemberView[]> {
  return ctx.primary.rows(teamMembers, { viewerId: requireViewerId(ctx), noticeId });
}

/** Selects the number of the viewer's teams, up to {@link MAX_OWN_COUNT}. */
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

const teamCount = statement<{ viewerId: number }>()('teams.count', (_db, { viewerId }) => teamCountOf(viewerId));

/** Counts the viewer's teams, up to {@link MAX_OWN_COUNT}. */
export async function countTeams(ctx: Context): Promise<number> {
  return (await ctx.reads.row(teamCount, { viewerId: requireViewerId(ctx) }))?.count ?? 0;
}

const teamsOfViewer = statement<{ viewerId: number; before: number; first: number }>()(
  'teams.ofViewer',
  (db, { viewerId, before, first }) =>
    db
      .selectFrom(viewerMemberships(viewerId).as('p'))
      .innerJoin('notice as n', 'n.id', 'p.noticeId')
      .select(['p.noticeId as id', 'p.role', 'p.isOwner', 'p.since', 'n.team_state as state'])
      .where('p.noticeId', '<', before)
      .orderBy('p.noticeId', 'desc')
      .limit(first),
  ['since'],
);

/** Reads the viewer's teams with notice ids below `before`, the newest first. An owner alone is not a team yet. */
export function readViewerTeams(ctx: Context, before: number, first: number): Promise<ViewerTeamView[]> {
  return ctx.reads.rows(teamsOfViewer, { viewerId: requireViewerId(ctx), before, first });
}
