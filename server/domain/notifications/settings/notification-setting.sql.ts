import { type Expression, type OnConflictBuilder, type RawBuilder, sql, type SqlBool } from 'kysely';
import { caseOf } from '../../../platform/database/statements/expressions';
import { statementsOn } from '../../../platform/database/statements/statement';
import type { Statements } from '../../../platform/database/statements/statements';
import type { MemberTables } from '../../members/member.entity';
import { getsMail } from '../../members/member-mail.sql';
import type { NotificationSettingTables } from './notification-setting.entity';
import { KIND_NAMES, KINDS, type KindProperties } from '../notification-kinds';
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

/**
 * SQL for a property of a notification kind. Null for a kind without it, and for one that only a
 * later release has.
 * @param kind the column with the kind
 * @param read returns the property of a known kind; undefined without it
 */
export function byKind<Value extends boolean | number | string>(
  kind: Expression<string>,
  read: (properties: KindProperties) => Value | undefined,
): RawBuilder<Value | null> {
  const values = KIND_NAMES.flatMap((each): [string, Value][] => {
    const value = read(KINDS[each]);
    return value === undefined ? [] : [[each, value]];
  });
  return caseOf<string, Value>(kind, Object.fromEntries(values));
}

/**
 * True if the notification `t` is mailed to its recipient: its kind is mailed, the recipient wants
 * mails about its topic, and the address gets them and was confirmed before. Null for a kind that
 * only a later release has.
 */
export function isMailed(): RawBuilder<SqlBool> {
  const kind = sql.ref<string>('t.kind');
  const chosen = sql`select s.mail from notification_setting as s
    where s.member_id = t.recipient_id and s.topic = ${byKind(kind, ({ topic }) => topic)}`;
  const isMailedKind = byKind(kind, ({ mailAfterMinutes }) => mailAfterMinutes !== undefined);
  const isWanted = sql`coalesce((${chosen}), ${byKind(kind, ({ topic }) => TOPICS[topic].mail)})`;
  const hasAddress = sql`exists (
    select from member m
    where m.id = t.recipient_id and ${getsMail('notifications')} and m.email_confirmed_at <= t.created_at
  )`;
  return sql<SqlBool>`(${isMailedKind} and ${isWanted} and ${hasAddress})`;
}
