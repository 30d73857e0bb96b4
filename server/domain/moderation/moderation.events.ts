import { defineEvent } from '../kit/events/events';
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

/** A moderator or the third report has made a ruling. The member's row is locked. */
export const rulingMade = defineEvent<Ruling>();
