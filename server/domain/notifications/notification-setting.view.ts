import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { Lazy } from '../kit/payload';
import { ViewerView } from '../members/member.view';
import { NotificationChannel } from './notification-setting.entity';
import { NotificationKind } from './notification.entity';

registerEnumType(NotificationChannel, {
  name: 'NotificationChannel',
  description: 'How members are notified (알림을 받는 방법).',
  valuesConfig: {
    BELL: { description: 'In the list of notifications (알림).' },
    MAIL: { description: 'By a mail to the e-mail address of the account (메일).' },
  },
});

/** How the viewer is notified of one kind of events. */
@ObjectType('NotificationSetting', {
  simpleResolvers: true,
  description: 'How the viewer is notified of one kind of events (알림 설정).',
})
export class NotificationSettingView {
  @Field(() => NotificationKind, { description: 'What happens.' })
  kind!: NotificationKind;

  @Field({ description: 'The heading under which settings list it, in Korean.' })
  group!: string;

  @Field({ description: 'Its name, in Korean.' })
  label!: string;

  @Field({ description: 'Whether the list of notifications shows it (알림).' })
  bell!: boolean;

  @Field({ description: 'Whether it is mailed, unless it is read before (메일).' })
  mail!: boolean;
}

/** What a change of a setting returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of updateNotificationSetting.' })
export class UpdateNotificationSettingPayload {
  @Field(() => ViewerView, { description: 'The viewer with the changed settings and notifications.' })
  viewer!: Lazy<ViewerView>;
}

/** What ending the mails of a kind returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of unsubscribeFromMails.' })
export class UnsubscribeFromMailsPayload {
  @Field({ description: 'The name of what is not mailed any more, in Korean.' })
  label!: string;
}
