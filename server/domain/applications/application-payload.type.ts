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

/** What became of one decision of several. */
@ObjectType('DecisionResult', { simpleResolvers: true, description: 'What became of one decision of several.' })
export class DecisionResultType {
  @Field(() => ID, { description: 'The id of the application.' })
  @Sql(sql`result."applicationId"`)
  applicationId!: number;

  @Field(() => ApplicationType, { nullable: true, description: 'The decided application; null when it was refused.' })
  @Sql(sqlObject(() => sql`${APPLICATION} where result.code is null and a.id = result."applicationId"`))
  application!: ApplicationType | null;

  @Field(() => String, { nullable: true, description: 'The code of the refusal; null for a decision that succeeded.' })
  @Sql(sql`result.code`)
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'The refusal in words; null for a decision that succeeded.' })
  @Sql(sql`result.message`)
  message!: string | null;
}

/** What a new application returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of applyToNotice.' })
export class ApplyToNoticePayload {
  @Field(() => ApplicationType, { description: 'The new application.' })
  @Sql(applicationOfPayload)
  application!: ApplicationType;

  @Field(() => NoticeType, { description: 'The notice with the new application.' })
  @Sql(noticeOfPayload)
  notice!: AnyNotice;
}

/** What cancelling an application returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of cancelApplication.' })
export class CancelApplicationPayload {
  @Field(() => ID, { description: 'The id of the application that is gone.' })
  applicationId!: string;

  @Field(() => NoticeType, {
    nullable: true,
    description: 'The notice without the application; null when the viewer cannot see it any more.',
  })
  @Sql(noticeOfPayload)
  notice!: AnyNotice | null;
}

/** What an approval returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of approveApplication.' })
export class ApproveApplicationPayload {
  @Field(() => ApplicationType, { description: 'The approved application.' })
  @Sql(applicationOfPayload)
  application!: ApplicationType;

  @Field(() => NoticeType, { description: 'The notice with its changed seats.' })
  @Sql(noticeOfPayload)
  notice!: AnyNotice;
}

/** What a rejection returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of rejectApplication.' })
export class RejectApplicationPayload {
  @Field(() => ApplicationType, { description: 'The rejected application.' })
  @Sql(applicationOfPayload)
  application!: ApplicationType;

  @Field(() => NoticeType, { description: 'The notice of the application.' })
  @Sql(noticeOfPayload)
  notice!: AnyNotice;
}

/** What putting an application on the waiting list returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of waitlistApplication.' })
export class WaitlistApplicationPayload {
  @Field(() => ApplicationType, { description: 'The application on the waiting list.' })
  @Sql(applicationOfPayload)
  application!: ApplicationType;

  @Field(() => NoticeType, { description: 'The notice of the application.' })
  @Sql(noticeOfPayload)
  notice!: AnyNotice;
}

/** What decisions about several applications return. */
@ObjectType({ simpleResolvers: true, description: 'The result of decideApplications.' })
export class DecideApplicationsPayload {
  @Field(() => [DecisionResultType], { description: 'What became of each decision, in the order of the input.' })
  @Sql((scope, selection) => {
    const results = sql`rows from (
        json_to_recordset(${scope.value('results')}::json) as ("applicationId" int, code text, message text)
      ) with ordinality result ("applicationId", code, message, rank)`;
    return sqlArray(selection.json(), results, sql`result.rank`);
  })
  results!: DecisionResultType[];
}
