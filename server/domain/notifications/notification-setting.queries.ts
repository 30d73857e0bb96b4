import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import type { Statements } from '../../platform/database/statements';
import { type Context, requireViewerId } from '../context';
import type { MemberTables } from '../members/member.entity';
import { NotificationChannel, type NotificationSettingTables } from './notification-setting.entity';
import type { NotificationSettingView } from './notification-setting.view';
import type { NotificationKind } from './notification.entity';
import { NOTIFICATION_KINDS, NOTIFICATION_RULES, type NotificationRule } from './notification.policy';

const { statement } = statementsOn<NotificationSettingTables & MemberTables>();

const settingsOfMember = statement<{ memberId: number }>()('notifications.settings', (db, { memberId }) =>
  db.selectFrom('notification_setting').select(['kind', 'channel', 'enabled']).where('member_id', '=', memberId),
);

/** Reads the viewer's settings for all kinds, in their order. */
export async function readNotificationSettings(ctx: Context): Promise<NotificationSettingView[]> {
  const chosen = await ctx.reads.rows(settingsOfMember, { memberId: requireViewerId(ctx) });
  const isOn = (kind: NotificationKind, channel: NotificationChannel, otherwise: boolean): boolean =>
    chosen.find((each) => each.kind === kind && each.channel === channel)?.enabled ?? otherwise;
  return NOTIFICATION_KINDS.map((kind) => {
    const { group, label, mail } = NOTIFICATION_RULES[kind];
    const bell = isOn(kind, NotificationChannel.BELL, true);
    return { kind, group, label, bell, mail: isOn(kind, NotificationChannel.MAIL, mail) };
  });
}

/** What a member chooses. */
export interface ChosenSetting {
  memberId: number;
  kind: NotificationKind;
  channel: NotificationChannel;
  enabled: boolean;
}

const settingWrite = statement<ChosenSetting>()(
  'notifications.writeSetting',
  (db, { memberId, kind, channel, enabled }) =>
    db
      .insertInto('notification_setting')
      .columns(['member_id', 'kind', 'channel', 'enabled'])
      .expression(
        db
          .selectFrom('member as m')
          .select([
            'm.id',
            sql<NotificationKind>`${kind}::text`.as('kind'),
            sql<NotificationChannel>`${channel}::text`.as('channel'),
            sql<boolean>`${enabled}::boolean`.as('enabled'),
          ])
          .where('m.id', '=', memberId),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['member_id', 'kind', 'channel'])
          .doUpdateSet(({ ref }) => ({ enabled: ref('excluded.enabled') })),
      )
      .returning('id'),
);

/** Writes what a member has chosen. Does nothing when the member has withdrawn. */
export async function writeNotificationSetting(writes: Statements, chosen: ChosenSetting): Promise<void> {
  await writes.rows(settingWrite, chosen);
}

/** What the rules say about the kind of a row; null for a kind that only a later release knows. */
export function byKind<Value extends boolean | number>(
  kind: Expression<string>,
  read: (rule: NotificationRule) => Value,
): RawBuilder<Value | null> {
  const cases = NOTIFICATION_KINDS.map(
    (each) => sql`when ${sql.lit(each)} then ${sql.lit(read(NOTIFICATION_RULES[each]))}`,
  );
  return sql<Value | null>`case ${kind} ${sql.join(cases, sql` `)} end`;
}

/** Whether a member wants mails about notifications of a kind. */
export function isMailOn(memberId: Expression<number>, kind: Expression<string>): RawBuilder<SqlBool> {
  const chosen = sql`select s.enabled from notification_setting as s
    where s.member_id = ${memberId} and s.kind = ${kind} and s.channel = ${sql.lit(NotificationChannel.MAIL)}`;
  return sql<SqlBool>`coalesce((${chosen}), ${byKind(kind, ({ mail }) => mail)})`;
}
