import { sql } from 'kysely';
import { Field, ID, ObjectType } from 'type-graphql';
import { type PayloadSql, sqlArray, sqlObject } from '../../../selection/fields';
import { Sql } from '../../../selection/schema-fields';
import { APPLICATION_WITH_NOTICE } from '../application.sql';
import { ApplicationType } from '../application.type';

/** Result of one decision of `decideApplications`. */
@ObjectType('DecisionResult', {
  simpleResolvers: true,
  description: 'The result of one decision of decideApplications.',
})
export class DecisionResultType {
  @Field(() => ID, { description: 'The id of the application.' })
  @Sql(sql`result."applicationId"`)
  applicationId!: number;

  @Field(() => ApplicationType, {
    nullable: true,
    description: 'The decided application; null if the decision failed.',
  })
  @Sql(sqlObject(() => sql`${APPLICATION_WITH_NOTICE} where result.code is null and a.id = result."applicationId"`))
  application!: ApplicationType | null;

  @Field(() => String, { nullable: true, description: 'The error code; null if the decision succeeded.' })
  @Sql(sql`result.code`)
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'The error message; null if the decision succeeded.' })
  @Sql(sql`result.message`)
  message!: string | null;
}

/** Payload field: the results of `decideApplications`, which `run` returns as JSON `outcomes`. */
export const decisionResults: PayloadSql<{ outcomes: string }> = {
  build: (scope, selection) => {
    const results = sql`rows from (
      json_to_recordset(${scope.value('outcomes')}::json) as ("applicationId" int, code text, message text)
    ) with ordinality result ("applicationId", code, message, rank)`;
    return sqlArray(selection.json(), results, sql`result.rank`);
  },
};
