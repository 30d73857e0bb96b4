import type { JobTransaction } from '../kit/transaction/transaction';
import { ModerationEntry } from './moderation.entity';
import { rulingMade } from './moderation.events';
import type { LockedTarget } from './moderation-lock.sql';

/** A locked case with the content or member that a ruling is about. */
interface RuledCase {
  caseId: number;
  schoolKey: string;
  target: Pick<LockedTarget, 'kind' | 'entity' | 'authorId' | 'notice'>;
}

/** A ruling to log, with a moderator and a reason unless reports or a job made it. */
type LoggedRuling = Pick<ModerationEntry, 'action'> & Partial<Pick<ModerationEntry, 'moderatorId' | 'reason' | 'days'>>;

/**
 * Inserts a ruling into the log, writes the changed entities and fires {@link rulingMade} for the
 * author, if there is one.
 * @param apply changes the content, if the change needs the id of the log entry
 */
export async function recordRuling(
  tx: JobTransaction,
  { caseId, schoolKey, target }: RuledCase,
  ruling: LoggedRuling,
  apply?: (entryId: number) => Promise<void> | void,
): Promise<void> {
  const { kind, entity, authorId, notice } = target;
  const entry = { caseId, schoolKey, target: kind, targetId: entity.id, authorId, ...ruling };
  const inserted = Object.assign(new ModerationEntry(), entry);
  await tx.em.persist(inserted).flush();
  await apply?.(inserted.id);
  await tx.em.flush();
  if (authorId !== null) await rulingMade.fire(tx, { action: ruling.action, memberId: authorId, notice });
}
