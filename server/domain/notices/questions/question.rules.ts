import type { Expression } from 'kysely';
import type { Rule } from '../../kit/rules/rules';
import { defineNoticeCheck, denyManaging } from '../notice.rules';
import { HAS_APPLICATION } from '../notice.sql';

/** Denies changing the questions of the notice `n` (rules/questions.md). */
export function denyChangingQuestions(viewerId: Expression<number>): Rule[] {
  return [...denyManaging(viewerId), ['QUESTIONS_FROZEN', HAS_APPLICATION]];
}

export const changeQuestionsCheck = defineNoticeCheck('notices.changeQuestionsCheck', ({ viewerId }) =>
  denyChangingQuestions(viewerId),
);
