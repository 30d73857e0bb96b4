import { type OnConflictBuilder, sql } from 'kysely';
import { statementsOn } from '../../../platform/database/statements/statement';
import type { Statements } from '../../../platform/database/statements/statements';
import type { MemberTables } from '../../members/member.entity';
import type { NotificationSettingTables } from './notification-setting.entity';
import { type NotificationTopic, TOPIC_NAMES, TOPICS } from '../notification-topics';

const { statement } = statementsOn<NotificationSettingTables & MemberTables>();

/** A member's choice for one topic. */
export interface ChosenSetting {
  memberId: number;
  topic: NotificationTopic;
  mail: boolean;
}

type Conflict = OnConflictBuilder<NotificationSettingTables, 'notification_setting'>;

/** Replaces an earlier choice of the member for the topic. */
const replaceChoice = (conflict: Conflict) =>
  conflict.columns(['member_id', 'topic']).doUpdateSet(({ ref }) => ({ mail: ref('excluded.mail') }));

const upsertNotificationSettingStatement = statement<ChosenSetting>()(
  'notifications.upsertSetting',
  (db, { memberId, topic, mail }) =>
    db
      .insertInto('notification_setting')
      .columns(['member_id', 'topic', 'mail'])
      .expression(
        db
          .selectFrom('member as m')
          .select([
            'm.id',
            sql<NotificationTopic>`${topic}::text`.as('topic'),
            sql<boolean>`${mail}::boolean`.as('mail'),
          ])
          .where('m.id', '=', memberId),
      )
      .onConflict(replaceChoice)
      .returning('id'),
);

/** Stores a member's choice. Does nothing after the member's withdrawal. */
export async function upsertNotificationSetting(writes: Statements, chosen: ChosenSetting): Promise<void> {
  await writes.rows(upsertNotificationSettingStatement, chosen);
}

const DEFAULTS = sql.join(TOPIC_NAMES.map((topic) => sql`(${sql.lit(topic)}, ${sql.lit(TOPICS[topic].mail)})`));

const upsertAllNotificationSettingsStatement = statement<Omit<ChosenSetting, 'topic'>>()(
  'notifications.upsertAllSettings',
  (db, { memberId, mail }) =>
    db
      .insertInto('notification_setting')
      .columns(['member_id', 'topic', 'mail'])
      .expression(
        db
          .selectFrom('member as m')
          .innerJoin(
            sql<{ topic: NotificationTopic; mail: boolean }>`(select * from (values ${DEFAULTS}) t (topic, mail))`.as(
              'd',
            ),
            (join) => join.onTrue(),
          )
          .select(['m.id', 'd.topic', sql<boolean>`${mail}::boolean and d.mail`.as('mail')])
          .where('m.id', '=', memberId),
      )
      .onConflict(replaceChoice)
      .returning('id'),
);

/**
 * Turns the mails about all topics off, or back to their defaults. Does nothing after the member's
 * withdrawal.
 */
export async function upsertAllNotificationSettings(
  writes: Statements,
  chosen: Omit<ChosenSetting, 'topic'>,
): Promise<void> {
  await writes.rows(upsertAllNotificationSettingsStatement, chosen);
}
