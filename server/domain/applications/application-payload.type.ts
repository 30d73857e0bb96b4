import { sql } from 'kysely';
import { Field, ID, ObjectType } from 'type-graphql';
import { sqlArray, sqlObject } from '../../selection/fields';
import { Sql } from '../../selection/schema-fields';
import { noticeOfPayload } from '../notices/notice-payload.type';
import { type AnyNotice, NoticeType } from '../notices/notice.type';
import { ApplicationType } from './application.type';

/** The application `a` and its notice `n`. */
const APPLICATION = sql`application a join notice n on n.id = a.notice_id`;

const applicationOfPayload = sqlObject(
  (scope) => sql`${APPLICATION} where a.id = ${scope.value('applicationId')}::int`,
);

/** The result of one decision of `decideApplications`. */
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
  @Sql(sqlObject(() => sql`${APPLICATION} where result.code is null and a.id = result."applicationId"`))
  application!: ApplicationType | null;

  @Field(() => String, { nullable: true, description: 'The error code; null if the decision succeeded.' })
  @Sql(sql`result.code`)
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'The error message; null if the decision succeeded.' })
  @Sql(sql`result.message`)
  message!: string | null;
}

/** Payload of `applyToNotice`. */
@ObjectType({ simpleResolvers: true, description: 'The result of applyToNotice.' })
export class ApplyToNoticePayload {
  @Field(() => ApplicationType, { description: 'The new application.' })
  @Sql(applicationOfPayload)
  application!: ApplicationType;

  @Field(() => NoticeType, { description: 'The notice with the new application.' })
  @Sql(noticeOfPayload)
  notice!: AnyNotice;
}

/** Payload of `cancelApplication`. */
@ObjectType({ simpleResolvers: true, description: 'The result of cancelApplication.' })
export class CancelApplicationPayload {
  @Field(() => ID, { description: 'The id of the deleted application.' })
  applicationId!: string;

  @Field(() => NoticeType, {
    nullable: true,
    description: 'The notice without the application; null if the viewer can no longer see it.',
  })
  @Sql(noticeOfPayload)
  notice!: AnyNotice | null;
}

/** Payload of `approveApplication`. */
@ObjectType({ simpleResolvers: true, description: 'The result of approveApplication.' })
export class ApproveApplicationPayload {
  @Field(() => ApplicationType, { description: 'The approved application.' })
  @Sql(applicationOfPayload)
  application!: ApplicationType;

  @Field(() => NoticeType, { description: 'The notice with its changed seats.' })
  @Sql(noticeOfPayload)
  notice!: AnyNotice;
}

/** Payload of `rejectApplication`. */
@ObjectType({ simpleResolvers: true, description: 'The result of rejectApplication.' })
export class RejectApplicationPayload {
  @Field(() => ApplicationType, { description: 'The rejected application.' })
  @Sql(applicationOfPayload)
  application!: ApplicationType;

  @Field(() => NoticeType, { description: 'The notice of the application.' })
  @Sql(noticeOfPayload)
  notice!: AnyNotice;
}

/** Payload of `waitlistApplication`. */
@ObjectType({ simpleResolvers: true, description: 'The result of waitlistApplication.' })
export class WaitlistApplicationPayload {
  @Field(() => ApplicationType, { description: 'The application on the waiting list.' })
  @Sql(applicationOfPayload)
  application!: ApplicationType;

  @Field(() => NoticeType, { description: 'The notice of the application.' })
  @Sql(noticeOfPayload)
  notice!: AnyNotice;
}

/** Payload of `decideApplications`. */
@ObjectType({ simpleResolvers: true, description: 'The result of decideApplications.' })
export class DecideApplicationsPayload {
  @Field(() => [DecisionResultType], { description: 'The result of each decision, in the order of the input.' })
  @Sql((scope, selection) => {
    const results = sql`rows from (
        json_to_recordset(${scope.value('results')}::json) as ("applicationId" int, code text, message text)
      ) with ordinality result ("applicationId", code, message, rank)`;
    return sqlArray(selection.json(), results, sql`result.rank`);
  })
  results!: DecisionResultType[];
}
