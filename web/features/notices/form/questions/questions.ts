import { BOUNDS } from '../../../../../shared/bounds';
import { line } from '../../../../../shared/text';
import { isObject } from '../../../../is-object';
import { texts } from '../../../../texts';
import { checkText, ruleOf } from '../../../../forms/rules';

/** A question of a notice, as the server returns it. */
export interface Question {
  readonly id: string;
  readonly text: string;
}

/** Returns the questions of an error's current state. */
export function parseQuestions(value: unknown): Question[] | undefined {
  return Array.isArray(value) && value.every(isQuestion) ? value : undefined;
}

function isQuestion(value: unknown): value is Question {
  return isObject(value) && typeof value['id'] === 'string' && typeof value['text'] === 'string';
}

/** Returns the value of the form for the questions of a saved state. */
export function toQuestionTexts(questions: unknown): string[] | undefined {
  return parseQuestions(questions)?.map(({ text }) => text);
}

/** Returns the values with the questions as one text, for the comparison of two versions. */
export function joinQuestions(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { questions } = values;
  return Array.isArray(questions) ? { ...values, questions: questions.join('\n') } : values;
}

/** Returns the questions to send, without empty inputs. */
export function removeEmptyQuestions(questions: readonly string[] | undefined): string[] | undefined {
  return questions?.filter((question) => question.trim() !== '');
}

/** The rule of the field for the questions. Empty inputs are not sent (rules/bounds.md). */
export const questionsRule = ruleOf((value) => {
  const questions = (Array.isArray(value) ? value : [])
    .map((question) => line.normalize(String(question)))
    .filter((question) => question !== '');
  const wrong = questions
    .map((question) => checkText(texts.noticeForm.questionName, question, BOUNDS.question, line))
    .find((message) => message !== undefined);
  const isRepeated = new Set(questions).size < questions.length;
  return wrong ?? (isRepeated ? texts.noticeForm.sameQuestion : undefined);
});
