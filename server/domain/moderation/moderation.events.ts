import { defineEvent } from '../kit/events';
import type { Notice } from '../notices/notice.entity';
import type { ModerationAction } from './moderation.entity';

/** A decision about what a member wrote, or about the member. */
export interface Decided {
  action: ModerationAction;
  /** Whom it is about. */
  memberId: number;
  /**
   * The notice that it is about or on which the comment is; null for a decision about the member.
   */
  notice: Notice | null;
}

/** Moderators, or three reports, have decided. The member's row is locked. */
export const decisionMade = defineEvent<Decided>();
