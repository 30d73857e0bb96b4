import { sql } from 'kysely';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { caseOf } from '../../../platform/database/statements/expressions';
import { sqlArray, type BuildField, type SqlScope } from '../../../selection/fields';
import { addFields, Sql } from '../../../selection/schema-fields';
import { ViewerType } from '../../members/member.type';
import { NotificationTopic, TOPIC_NAMES, TOPICS } from '../notification-topics';

// SQL alias `setting`: a topic with the viewer's choice or its default.

const TOPIC_ROWS = sql.join(
  TOPIC_NAMES.map((topic, rank) => sql`(${sql.join([rank, topic, TOPICS[topic].mail].map((each) => sql.lit(each)))})`),
);

/** The words of the topic in scope, in the language of the request. */
const wordsOf =
  (property: 'label' | 'hint') =>
  ({ language }: SqlScope) =>
    sql`case setting.topic ${sql.join(
      TOPIC_NAMES.map((topic) => sql`when ${sql.lit(topic)} then ${caseOf(language, TOPICS[topic][property])}`),
      sql` `,
    )} end`;

/** The viewer's settings for all topics in their fixed order. */
const notificationSettings: BuildField = ({ viewerId }, selection) => {
  const settings = sql`(
    select topic.rank, topic.topic, coalesce(chosen.mail, topic.mail) as mail
    from (values ${TOPIC_ROWS}) topic (rank, topic, mail)
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

  @Field({ description: 'Its name, in the language of the request.' })
  @Sql(wordsOf('label'))
  label!: string;

  @Field({ description: 'Its events, in the language of the request.' })
  @Sql(wordsOf('hint'))
  hint!: string;

  @Field({ description: 'Whether its notifications are mailed, unless they are read before (메일).' })
  @Sql(sql`setting.mail`)
  mail!: boolean;
}

addFields(ViewerType, {
  notificationSettings: {
    type: () => [NotificationSettingType],
    description: 'The mail settings of the viewer by topic (알림 설정), in the order of the settings page.',
    sql: notificationSettings,
  },
});
