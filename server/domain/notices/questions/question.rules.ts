import { type Expression, sql } from 'kysely';
import type { Rule } from '../../kit/rules/rules';
import { defineNoticeCheck, denyManaging } from '../notice.rules';

/** Denies changing the questions of the notice `n` (rules.md: Questions). */
export function denyChangingQuestions(viewerId: Expression<number>): Rule[] {
  const applications = sql`(select sum(applications) from notice_count where notice_id = n.id)`;
  return [...denyManaging(viewerId), ['QUESTIONS_FROZEN', sql`coalesce(${applications} > 0, false)`]];
}

export const changeQuestionsCheck = defineNoticeCheck('notices.changeQuestionsCheck', ({ viewerId }) =>
  denyChangingQuestions(viewerId),
);
