import type { Statement } from '../../../platform/database/statements/statement';
import { forEachId } from '../../kit/jobs/batches';
import { defineJob, type Job } from '../../kit/jobs/jobs';
import { retryRolledBack } from '../../kit/transaction/transaction';
import { type InsertedNotification, publishNotifications } from '../notice-contributions.sql';

/** One kind of work of a job about notices. */
interface NoticeWork {
  /** Finds the next notices to act on. */
  find: Statement<{ after: number }, { id: number }>;
  /**
   * Acts on a notice. It checks under the lock of the notice whether it still has to act. No row
   * means that there is nothing left to do.
   */
  act: Statement<{ noticeId: number }, { notifications: readonly InsertedNotification[] }>;
}

/**
 * Defines a job that acts on notices every minute. Each notice is one statement, which is repeated
 * after a rollback. Then the notifications that it inserted are published.
 */
export function defineNoticeJob(name: string, works: readonly NoticeWork[]): Job {
  return defineJob({
    name,
    schedule: '* * * * *',
    run: async (services, _payload, signal) => {
      const actOn = async (act: NoticeWork['act'], noticeId: number): Promise<void> => {
        const row = await retryRolledBack(() => services.writes.row(act, { noticeId }));
        if (row) publishNotifications(services, row.notifications);
      };
      for (const { find, act } of works) {
        const readBatch = (after: number) => services.primary.rows(find, { after });
        await forEachId(readBatch, (noticeId) => actOn(act, noticeId), signal);
      }
    },
  });
}
