import { sql } from 'kysely';
import { sqlArray, sqlColumn, type SqlField } from '../../selection/fields';
import { NOTIFICATION_TOPICS, TOPIC_RULES } from './notification.rules';

// The row in scope of settings is `setting`: a topic, with the choice of the viewer or its default.

const TOPICS = sql.join(
  NOTIFICATION_TOPICS.map((topic, rank) => {
    const { label, hint, mail } = TOPIC_RULES[topic];
    return sql`(${sql.join([rank, topic, label, hint, mail].map((each) => sql.lit(each)))})`;
  }),
);

/** The settings of the viewer for all topics, in their order. */
export const notificationSettings = sqlColumn(({ viewerId }, selection) => {
  const settings = sql`(
    select topic.rank, topic.topic, topic.label, topic.hint, coalesce(chosen.mail, topic.mail) as mail
    from (values ${TOPICS}) topic (rank, topic, label, hint, mail)
    left join notification_setting chosen on chosen.member_id = ${viewerId} and chosen.topic = topic.topic
  ) setting`;
  return sqlArray(selection.json(), settings, sql`setting.rank`);
});

/** The fields of a setting. */
export const notificationSettingFields: Record<string, SqlField> = {
  topic: sqlColumn(() => sql`setting.topic`),
  label: sqlColumn(() => sql`setting.label`),
  hint: sqlColumn(() => sql`setting.hint`),
  mail: sqlColumn(() => sql`setting.mail`),
};
