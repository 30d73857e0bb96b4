import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { ViewerView } from '../members/member.view';
import { NotificationTopic } from './notification-setting.entity';

registerEnumType(NotificationTopic, {
  name: 'NotificationTopic',
  description: 'A group of kinds of notifications (알림의 묶음).',
  valuesConfig: {
    APPLICATIONS: { description: 'Applications and decisions about them (지원).' },
    NOTICES: { description: 'Notices, deadlines and favourites (공고).' },
    COMMENTS: { description: "Comments, replies and posts on a team's board (댓글)." },
    TEAMS: { description: 'Teams and their members (팀).' },
    MODERATION: { description: 'Decisions of moderators (운영).' },
  },
});

/** A setting of the viewer. */
@ObjectType('NotificationSetting', {
  simpleResolvers: true,
  description: 'Whether notifications of one topic are mailed to the viewer (알림 설정). The bell has all of them.',
})
export class NotificationSettingView {
  @Field(() => NotificationTopic, { description: 'The topic.' })
  topic!: NotificationTopic;

  @Field({ description: 'Its name, in Korean.' })
  label!: string;

  @Field({ description: 'Its events, in Korean.' })
  hint!: string;

  @Field({ description: 'Whether its notifications are mailed, unless they are read before (메일).' })
  mail!: boolean;
}

/** Payload of updateNotificationSetting. */
@ObjectType({ simpleResolvers: true, description: 'The result of updateNotificationSetting.' })
export class UpdateNotificationSettingPayload {
  @Field(() => ViewerView, { description: 'The viewer with the changed settings.' })
  viewer!: ViewerView;
}

/** Payload of unsubscribeFromMails. */
@ObjectType({ simpleResolvers: true, description: 'The result of unsubscribeFromMails.' })
export class UnsubscribeFromMailsPayload {
  @Field({ description: 'The name of the topic that is not mailed any more, in Korean.' })
  label!: string;
}
