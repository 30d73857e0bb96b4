import { Field, InputType } from 'type-graphql';
import { Rule, text } from '../../platform/validation';
import { COMPARED_TEXT } from '../members/member.inputs';
import { NotificationTopic } from './notification-setting.entity';

/** A change of one setting of the viewer. */
@InputType({ description: 'A change of the notifications that are mailed to the viewer (알림 설정).' })
export class UpdateNotificationSettingInput {
  @Field(() => NotificationTopic, { description: 'The topic.' })
  topic!: NotificationTopic;

  @Field({ description: 'Whether its notifications are mailed.' })
  mail!: boolean;
}

/** The end of mails to a member. */
@InputType({ description: 'The end of the mails about one topic (수신 거부). It needs no login.' })
export class UnsubscribeFromMailsInput {
  @Rule(text('링크', COMPARED_TEXT))
  @Field({ description: 'The token of the link in such a mail.' })
  token!: string;
}
