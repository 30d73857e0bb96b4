import { AppError } from '../../platform/errors';
import { type Context, requireViewerId, type Services } from '../context';
import type { UpdateNotificationSettingInput } from './notification-setting.inputs';
import { writeNotificationSetting } from './notification-setting.queries';
import { NOTIFICATION_SETTING_LIMIT } from './notification.limits';
import { NOTIFICATION_RULES, TOPIC_RULES } from './notification.rules';
import { readUnsubscribeToken } from './unsubscribe.delivery';

/**
 * Changes whether notifications of one topic are mailed to the viewer (rules.md: Notifications).
 * @throws {AppError} TOO_MANY_ATTEMPTS, UNAUTHENTICATED
 */
export async function updateNotificationSetting(ctx: Context, input: UpdateNotificationSettingInput): Promise<void> {
  const memberId = requireViewerId(ctx);
  await ctx.rateLimits.consume(NOTIFICATION_SETTING_LIMIT, memberId);
  const { topic, mail } = input;
  await writeNotificationSetting(ctx.writes, { memberId, topic, mail });
}

/**
 * Ends the mails about the topic of the mail whose link has this token. The token is enough,
 * because mail programs have no session. Ending them again changes nothing, and the settings turn
 * them on again.
 * @returns the name of the topic, in Korean
 * @throws {AppError} INVALID_UNSUBSCRIBE_LINK
 */
export async function unsubscribe(services: Pick<Services, 'sign' | 'writes'>, token: string): Promise<string> {
  const subscription = readUnsubscribeToken(services, token);
  if (!subscription) throw new AppError('INVALID_UNSUBSCRIBE_LINK');
  const { memberId, kind } = subscription;
  const { topic } = NOTIFICATION_RULES[kind];
  await writeNotificationSetting(services.writes, { memberId, topic, mail: false });
  return TOPIC_RULES[topic].label;
}
