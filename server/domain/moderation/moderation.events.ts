import { defineEvent } from '../kit/events/events';
import type { JobTransaction } from '../kit/transaction/transaction';
import type { Notice } from '../notices/notice.entity';
import type { ModerationAction } from './moderation.entity';

/** A ruling about a member or their content. */
export interface Ruling {
  action: ModerationAction;
  /** The author of the content. */
  memberId: number;
  /**
   * The reported notice or the notice of the reported comment. Null for a ruling about the member.
   */
  notice: Notice | null;
}

/**
 * A moderator, an operator, the third report or a week without a ruling has hidden or restored
 * content, or a member was suspended. The member's row is locked.
 */
export const rulingMade = defineEvent<Ruling, JobTransaction>();
