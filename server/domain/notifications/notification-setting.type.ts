import { sql } from 'kysely';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { sqlArray, type WriteField } from '../../selection/fields';
import { addFields, Sql } from '../../selection/schema-fields';
import { viewerOfPayload, ViewerType } from '../members/member.type';
import { NotificationTopic } from './notification-setting.entity';
import { NOTIFICATION_TOPICS, TOPIC_RULES } from './notification.rules';

// SQL alias `setting`: a topic with the viewer's choice or its default.

const TOPICS = sql.join(
  NOTIFICATION_TOPICS.map((topic, rank) => {
    const { label, hint, mail } = TOPIC_RULES[topic];
    return sql`(${sql.join([rank, topic, label, hint, mail].map((each) => sql.lit(each)))})`;
  }),
);

/** The viewer's settings for all topics in their fixed order. */
const notificationSettings: WriteField = ({ viewerId }, selection) => {
  const settings = sql`(
    select topic.rank, topic.topic, topic.label, topic.hint, coalesce(chosen.mail, topic.mail) as mail
    from (values ${TOPICS}) topic (rank, topic, label, hint, mail)
    left join notification_setting chosen on chosen.member_id = ${viewerId} and chosen.topic = topic.topic
  ) setting`;
  return sqlArray(selection.json(), settings, sql`setting.rank`);
};

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

@ObjectType('NotificationSetting', {
  simpleResolvers: true,
  description: 'The mail setting of the viewer for one topic (알림 설정). The bell shows all topics.',
})
class NotificationSettingType {
  @Field(() => NotificationTopic, { description: 'The topic.' })
  @Sql(sql`setting.topic`)
  topic!: NotificationTopic;

  @Field({ description: 'Its name, in Korean.' })
  @Sql(sql`setting.label`)
  label!: string;

  @Field({ description: 'Its events, in Korean.' })
  @Sql(sql`setting.hint`)
  hint!: string;

  @Field({ description: 'Whether its notifications are mailed, unless they are read before (메일).' })
  @Sql(sql`setting.mail`)
  mail!: boolean;
}

/** Payload of `updateNotificationSetting`. */
@ObjectType({ simpleResolvers: true, description: 'The result of updateNotificationSetting.' })
export class UpdateNotificationSettingPayload {
  @Field(() => ViewerType, { description: 'The viewer with the changed settings.' })
  @Sql(viewerOfPayload)
  viewer!: ViewerType;
}

/** Payload of `unsubscribeFromMails`. */
@ObjectType({ simpleResolvers: true, description: 'The result of unsubscribeFromMails.' })
export class UnsubscribeFromMailsPayload {
  @Field({ description: 'The Korean name of the topic whose mails have ended.' })
  label!: string;
}

addFields(ViewerType, {
  notificationSettings: {
    type: () => [NotificationSettingType],
    description: 'The mail settings of the viewer by topic (알림 설정), in the order of the settings page.',
    sql: notificationSettings,
  },
});
