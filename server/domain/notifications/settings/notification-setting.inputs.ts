import { Field, InputType } from 'type-graphql';
import { Valid, text } from '../../../platform/text/validation';
import { COMPARED_TEXT } from '../../members/member.inputs';
import { NotificationTopic } from '../notification-topics';

@InputType({ description: 'A change of one mail setting of the viewer (알림 설정).' })
export class UpdateNotificationSettingInput {
  @Field(() => NotificationTopic, { description: 'The topic.' })
  topic!: NotificationTopic;

  @Field({ description: 'Whether its notifications are mailed.' })
  mail!: boolean;
}

@InputType({ description: 'A change of all mail settings of the viewer (알림 설정).' })
export class UpdateAllNotificationSettingsInput {
  @Field({ description: 'False turns the mails about all topics off. True restores the default of each topic.' })
  mail!: boolean;
}

@InputType({ description: 'Unsubscribes from the mails about one topic (알림 메일 그만 받기). It needs no login.' })
export class UnsubscribeFromMailsInput {
  @Valid(text({ ko: '링크', en: 'the link' }, COMPARED_TEXT))
  @Field({ description: 'The token in the link of a mail.' })
  token!: string;
}
