import type { ApplicationAnswerInput } from '../../../graphql/generated/documents';
import type { Question } from '../../notices/form/questions/questions';

/**
 * Answers by the key of their question. The text of a question identifies it, so that an answer
 * stays when the owner changes other questions.
 */
export type Answers = Readonly<Record<string, string | undefined>>;

/** Returns the key of a question in the form. It is part of ids, which contain no blanks. */
export const keyOf = (question: string): string => encodeURIComponent(question);

/** Returns the answers to send: one to each question. */
export function toAnswers(questions: readonly Question[], answers: Answers = {}): ApplicationAnswerInput[] {
  return questions.map(({ id, text }) => ({ questionId: id, text: answers[keyOf(text)] ?? '' }));
}

/** An answer to a question that the notice no longer has. */
interface RemovedAnswer {
  question: string;
  text: string;
}

/** Returns the typed answers to questions that the notice no longer has. */
export function findRemovedAnswers(questions: readonly Question[], answers: Answers = {}): RemovedAnswer[] {
  const keys = new Set(questions.map(({ text }) => keyOf(text)));
  return Object.entries(answers).flatMap(([key, text = '']) =>
    keys.has(key) || text.trim() === '' ? [] : [{ question: decodeURIComponent(key), text }],
  );
}

/** Whether something was typed as an answer. */
export function hasAnswer(answers: Answers = {}): boolean {
  return Object.values(answers).some((text = '') => text.trim() !== '');
}
