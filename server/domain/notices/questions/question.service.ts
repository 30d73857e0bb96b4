import { sql } from 'kysely';
import { defineResponse, listOf } from '../../../selection/responses';
import type { SqlScope } from '../../../selection/fields';
import { ensureAllowed } from '../../kit/rules/rules';
import type { Transaction } from '../../kit/transaction/transaction';
import { changeQuestionsCheck } from './question.rules';
import { deleteQuestions, insertQuestions, readQuestions } from './question.sql';

/** Fields of the questions in the state of a notice. An id is a text, as in GraphQL. */
export const QUESTIONS_SHAPE = listOf('questions', {
  id: { path: 'id', convert: (id) => sql`${id}::text` },
  text: 'text',
});

/** Source and version of the state of a notice (rules/versions.md). */
export const NOTICE_STATE = {
  source: ({ value }: SqlScope) => sql`notice n where n.id = ${value('noticeId')}::int`,
  version: 'version',
};

/** The questions of a notice and its version, for the error of answers to other questions. */
export const questionsState = defineResponse({
  ...NOTICE_STATE,
  name: 'notices.questionsState',
  type: 'Notice',
  shape: { questions: QUESTIONS_SHAPE },
});

/**
 * Replaces the questions of the viewer's own notice, which the transaction has locked. The same
 * questions change nothing (rules/questions.md).
 * @throws {AppError} QUESTIONS_FROZEN if the notice has an application
 */
export async function updateQuestions(tx: Transaction, noticeId: number, questions: readonly string[]): Promise<void> {
  const present = await readQuestions(tx, noticeId);
  if (present.length === questions.length && present.every((text, index) => text === questions[index])) return;
  await ensureAllowed(tx, changeQuestionsCheck, { noticeId });
  await tx.writes.run(deleteQuestions, { noticeId });
  if (questions.length > 0) await tx.writes.run(insertQuestions, { noticeId, questions });
}
