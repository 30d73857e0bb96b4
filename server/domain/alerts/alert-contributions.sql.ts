import { defineContribution } from '../kit/events/contribution';
import type { JobTransaction } from '../kit/transaction/transaction';
import type { AlertNews } from './alert-news';

/** News of all alerts of a member on one day. */
export interface MemberNews {
  memberId: number;
  news: readonly AlertNews[];
}

/** notifications: inserts one notification per member, with the news of all their alerts. */
export const notifyOfNews = defineContribution<[tx: JobTransaction, news: readonly MemberNews[]], Promise<void>>(
  'notifyOfNews',
);
