import { sql } from 'kysely';
import { excluded } from '../../../platform/database/statements/expressions';
import { statementsOn } from '../../../platform/database/statements/statement';
import type { Statements } from '../../../platform/database/statements/statements';
import type { MemberTables } from '../../members/member.entity';
import type { NotificationSettingTables } from './notification-setting.entity';
import type { NotificationTopic } from '../notification-topics';

const { statement } = statementsOn<NotificationSettingTables & MemberTables>();

/** A choice for one topic. */
interface ChosenSetting {
  topic: NotificationTopic;
  mail: boolean;
}

const upsertNotificationSettingsStatement = statement<{ memberId: number; settings: string }>()(
  'notifications.upsertSettings',
  (db, { memberId, settings }) =>
    db
      .insertInto('notification_setting')
      .columns(['member_id', 'topic', 'mail'])
      .expression(
        db
          .selectFrom('member as m')
          .innerJoin(
            sql<ChosenSetting>`json_to_recordset(${settings}::json)`.as<'chosen'>(
              sql`chosen (topic text, mail boolean)`,
            ),
            (join) => join.onTrue(),
          )
          .select(['m.id', 'chosen.topic', 'chosen.mail'])
          .where('m.id', '=', memberId),
      )
      .onConflict((conflict) => conflict.columns(['member_id', 'topic']).doUpdateSet(excluded('mail')))
      .returning('id'),
);

/** Stores choices of a member. Does nothing after the member's withdrawal. */
export async function upsertNotificationSettings(
  writes: Statements,
  memberId: number,
  settings: readonly ChosenSetting[],
): Promise<void> {
  await writes.run(upsertNotificationSettingsStatement, { memberId, settings: JSON.stringify(settings) });
}
