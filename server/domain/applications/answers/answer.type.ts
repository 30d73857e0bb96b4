import { sql } from 'kysely';
import { Field, ID, ObjectType } from 'type-graphql';
import { sqlArray } from '../../../selection/fields';
import { columnsOf } from '../../../selection/rows';
import { addFields, Sql } from '../../../selection/schema-fields';
import { ApplicationType } from '../application.type';
import type { AnswerTables } from './answer.entity';

// The row in scope of answers is `ans`.

const ans = columnsOf<AnswerTables['application_answer']>('ans');

/** An applicant's answer to a question of the notice. */
@ObjectType('ApplicationAnswer', {
  simpleResolvers: true,
  description: 'An answer of the applicant to a question of the notice (지원 질문의 답).',
})
class ApplicationAnswerType {
  @Field(() => ID, { description: 'The id.' })
  @Sql(sql`ans.application_id || '-' || ans.position`)
  id!: string;

  @Field({ description: 'The question (질문) as it was when the member applied.' })
  @Sql(ans.question)
  question!: string;

  @Field({ description: 'The answer (답).' })
  @Sql(ans.text)
  text!: string;
}

addFields(ApplicationType, {
  answers: {
    type: () => [ApplicationAnswerType],
    description: 'The answers to the questions of the notice in their order; none if the member applied over REST.',
    sql: (_scope, selection) =>
      sqlArray(selection.json(), sql`application_answer ans where ans.application_id = a.id`, sql`ans.position`),
  },
});
