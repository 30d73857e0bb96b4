import type { Services } from '../context';
import { defineContribution } from '../kit/events/contribution';
import type { TransactionParts } from '../kit/transaction/transaction';
import type { AlertNews } from './alert-news';

/** News of all alerts of a member on one day. */
export interface MemberNews {
  memberId: number;
  news: readonly AlertNews[];
}

/** notifications: inserts one notification per member, with the news of all their alerts. */
export const notifyOfNews = defineContribution<
  [tx: Services & TransactionParts, news: readonly MemberNews[]],
  Promise<void>
>('notifyOfNews');
