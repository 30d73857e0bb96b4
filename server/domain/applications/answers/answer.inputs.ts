import { Field, ID, InputType } from 'type-graphql';
import { z } from 'zod';
import { BOUNDS } from '../../../../shared/bounds';
import { paragraphText } from '../../../platform/text/validation';

/** Rule of the answers of an application (rules/questions.md). */
export const ANSWERS_RULE = z
  .array(z.object({ questionId: z.string(), text: paragraphText({ ko: '답', en: 'the answer' }, BOUNDS.answer) }))
  .max(BOUNDS.questionCount.max)
  .nullish();

/** An answer to a question of the notice. */
@InputType({ description: 'An answer to a question of the notice (지원 질문의 답).' })
export class ApplicationAnswerInput {
  @Field(() => ID, { description: 'The id of the question.' })
  questionId!: string;

  @Field({ description: 'The answer (답), 1–500 characters.' })
  text!: string;
}
