import { Field, ID, InputType } from 'type-graphql';

/** Which notification is read. */
@InputType({ description: "One of the viewer's notifications (알림) that they have read." })
export class MarkNotificationReadInput {
  @Field(() => ID, { description: 'The id of the notification.' })
  id!: string;
}
