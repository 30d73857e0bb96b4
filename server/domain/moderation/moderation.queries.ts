import { statementsOn } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import type { CommentTables } from '../comments/comment.entity';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { selectDecisions } from './moderation.columns';
import type { ModerationTables } from './moderation.entity';
import type { DecisionView } from './moderation.view';

type Tables = ModerationTables & CommentTables & NoticeStatementTables;

const { statement } = statementsOn<Tables>();

const decisionById = statement<{ viewerId: number; id: number }>()(
  'moderation.decision',
  (_db, { viewerId, id }) => selectDecisions(viewerId).where('k.id', '=', id),
  ['createdAt', 'suspendedUntil', 'appealedAt'],
);

/**
 * Reads the latest decision of a case about what the viewer wrote.
 * @throws {AppError} NOT_FOUND
 */
export async function readDecision(ctx: Context, id: number): Promise<DecisionView> {
  const decision = await ctx.reads.row(decisionById, { viewerId: requireViewerId(ctx), id });
  if (!decision) throw new AppError('NOT_FOUND');
  return decision;
}
