import type { JobTransaction } from '../kit/transaction/transaction';
import { ModerationEntry } from './moderation.entity';

/** An entry to insert, with a moderator and a reason unless reports hid the content. */
type NewEntry = Pick<ModerationEntry, 'schoolKey' | 'caseId' | 'target' | 'targetId' | 'authorId' | 'action'> &
  Partial<Pick<ModerationEntry, 'moderatorId' | 'reason' | 'days'>>;

/**
 * Inserts an entry into the log of rulings.
 * @returns the id of the entry
 */
export async function insertEntry(tx: JobTransaction, entry: NewEntry): Promise<number> {
  const inserted = Object.assign(new ModerationEntry(), entry);
  await tx.em.persist(inserted).flush();
  return inserted.id;
}
