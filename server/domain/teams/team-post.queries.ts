import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import type { ApplicationTables } from '../applications/application.entity';
import { type Context, requireViewerId } from '../context';
import { optionalMemberColumn } from '../members/member.columns';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { isTeammate } from './team.contributions';
import type { TeamTables } from './team.entity';
import type { TeamPostView } from './team.view';

const { statement } = statementsOn<ApplicationTables & NoticeStatementTables & TeamTables>();

interface PostParams {
  viewerId: number;
  noticeId: number;
  before: number;
  first: number;
}

const postPage = statement<PostParams>()(
  'teams.posts',
  (db, { viewerId, noticeId, before, first }) =>
    db
      .selectFrom('team_post as p')
      .innerJoin('notice as n', 'n.id', 'p.notice_id')
      .leftJoin('team as t', 't.notice_id', 'n.id')
      .leftJoin('member as m', 'm.id', 'p.author_id')
      .select(['p.id', 'n.owner_id as ownerId', 'p.text', 'p.created_at as createdAt'])
      .select([
        sql<boolean>`t.pinned_post_id is not distinct from p.id`.as('pinned'),
        optionalMemberColumn(viewerId).as('author'),
      ])
      .where('p.notice_id', '=', noticeId)
      .where(isTeammate(viewerId, noticeId))
      .where('p.id', '<', before)
      .orderBy('p.id', 'desc')
      .limit(first),
  ['createdAt'],
);

/** Reads a team's posts with ids below `before`, the newest first; none for everybody but its current members. */
export function readPosts(ctx: Context, noticeId: number, before: number, first: number): Promise<TeamPostView[]> {
  return ctx.primary.rows(postPage, { viewerId: requireViewerId(ctx), noticeId, before, first });
}

/** Reads one post of a team; undefined when there is none of this id, and for everybody but the current members. */
export async function readPost(ctx: Context, noticeId: number, id: number): Promise<TeamPostView | undefined> {
  const [post] = await readPosts(ctx, noticeId, id + 1, 1);
  return post?.id === id ? post : undefined;
}
