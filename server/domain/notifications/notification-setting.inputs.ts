import { Field, InputType } from 'type-graphql';
import { Rule, text } from '../../platform/validation';
import { COMPARED_TEXT } from '../members/member.inputs';
import { NotificationChannel } from './notification-setting.entity';
import { NotificationKind } from './notification.entity';

/** How the viewer wants to be notified of one kind of events. */
@InputType({ description: 'A change of how the viewer is notified (알림 설정).' })
export class UpdateNotificationSettingInput {
  @Field(() => NotificationKind, { description: 'What happens.' })
  kind!: NotificationKind;

  @Field(() => NotificationChannel, { description: 'How the viewer is notified (알림, 메일).' })
  channel!: NotificationChannel;

  @Field({ description: 'Whether they are notified in this way.' })
  enabled!: boolean;
}

/** Whose mails of which kind end. */
@InputType({ description: 'The end of the mails about one kind of events (수신 거부). It needs no login.' })
export class UnsubscribeFromMailsInput {
  @Rule(text('링크', COMPARED_TEXT))
  @Field({ description: 'The token of the link in such a mail.' })
  token!: string;
}
