import { Field, ID, ObjectType } from 'type-graphql';
import { type AnyNotice, NoticeView } from '../notices/notice.view';
import { ApplicationView, DecisionResultView } from './application.view';

/** What a new application returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of applyToNotice.' })
export class ApplyToNoticePayload {
  @Field(() => ApplicationView, { description: 'The new application.' })
  application!: ApplicationView;

  @Field(() => NoticeView, { description: 'The notice with the new application.' })
  notice!: AnyNotice;
}

/** What cancelling an application returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of cancelApplication.' })
export class CancelApplicationPayload {
  @Field(() => ID, { description: 'The id of the application that is gone.' })
  applicationId!: string;

  @Field(() => NoticeView, {
    nullable: true,
    description: 'The notice without the application; null when the viewer cannot see it any more.',
  })
  notice!: AnyNotice | null;
}

/** What an approval returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of approveApplication.' })
export class ApproveApplicationPayload {
  @Field(() => ApplicationView, { description: 'The approved application.' })
  application!: ApplicationView;

  @Field(() => NoticeView, { description: 'The notice with its changed seats.' })
  notice!: AnyNotice;
}

/** What a rejection returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of rejectApplication.' })
export class RejectApplicationPayload {
  @Field(() => ApplicationView, { description: 'The rejected application.' })
  application!: ApplicationView;

  @Field(() => NoticeView, { description: 'The notice of the application.' })
  notice!: AnyNotice;
}

/** What putting an application on the waiting list returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of waitlistApplication.' })
export class WaitlistApplicationPayload {
  @Field(() => ApplicationView, { description: 'The application on the waiting list.' })
  application!: ApplicationView;

  @Field(() => NoticeView, { description: 'The notice of the application.' })
  notice!: AnyNotice;
}

/** What decisions about several applications return. */
@ObjectType({ simpleResolvers: true, description: 'The result of decideApplications.' })
export class DecideApplicationsPayload {
  @Field(() => [DecisionResultView], { description: 'What became of each decision, in the order of the input.' })
  results!: DecisionResultView[];
}
