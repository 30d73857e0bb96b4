import { sql } from 'kysely';
import { Field, ID, ObjectType } from 'type-graphql';
import { sqlArray } from '../../../selection/fields';
import { columnsOf } from '../../../selection/rows';
import { addFields, Sql } from '../../../selection/schema-fields';
import { isAllowed } from '../../kit/rules/rules';
import { forOwner } from '../notice.rules';
import { NoticeType } from '../notice.type';
import type { QuestionTables } from './question.entity';
import { denyChangingQuestions } from './question.rules';
import { QUESTION_ORDER, QUESTIONS_OF_NOTICE } from './question.sql';

// The row in scope of questions is `nq`.

const nq = columnsOf<QuestionTables['notice_question']>('nq');

/** A question of the owner to applicants. */
@ObjectType('NoticeQuestion', {
  simpleResolvers: true,
  description: 'A question of the owner to applicants (지원 질문).',
})
class NoticeQuestionType {
  @Field(() => ID, { description: 'The id. A changed question has another id.' })
  @Sql(nq.id)
  id!: number;

  @Field({ description: 'The question (질문).' })
  @Sql(nq.text)
  text!: string;
}

addFields(NoticeType, {
  questions: {
    type: () => [NoticeQuestionType],
    description: 'The questions to applicants (지원 질문) in their order, 3 at most.',
    sql: (_scope, selection) => sqlArray(selection.json(), QUESTIONS_OF_NOTICE, QUESTION_ORDER),
  },
  questionsFrozen: {
    type: () => Boolean,
    nullable: true,
    description:
      'Whether the questions cannot be changed now, because the notice has an application. Null unless the viewer is the owner.',
    sql: ({ viewerId }) => forOwner(viewerId, sql`not ${isAllowed(denyChangingQuestions(viewerId))}`),
  },
});
