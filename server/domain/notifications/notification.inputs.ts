import { ArgsType, Field, InputType } from 'type-graphql';
import { z } from 'zod';
import { LARGE_ID_BOUNDS, Valid } from '../../platform/text/validation';
import { ConnectionArgs } from '../../selection/connections/paging';
import { NotificationTopic } from './notification-topics';
import { IdField } from '../kit/api/id-field';

/** Arguments of a page of groups of notifications. */
@ArgsType()
export class NotificationGroupListArgs extends ConnectionArgs {
  @Valid(z.enum(NotificationTopic).nullish())
  @Field(() => NotificationTopic, { nullable: true, description: 'Only kinds of this topic; all kinds by default.' })
  topic?: NotificationTopic | null;
}

@InputType({ description: 'The notification (알림) of the viewer to mark as read.' })
export class MarkNotificationReadInput {
  @IdField('The id of the notification.', { bounds: LARGE_ID_BOUNDS })
  id!: number;

  @Field({
    defaultValue: false,
    description: 'Whether all notifications of its kind at its notice are marked as read as well.',
  })
  wholeGroup!: boolean;
}
