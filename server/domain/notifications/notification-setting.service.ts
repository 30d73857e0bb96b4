import { AppError } from '../../platform/errors';
import { type Context, requireViewerId, type Services } from '../context';
import type { UpdateNotificationSettingInput } from './notification-setting.inputs';
import { writeNotificationSetting } from './notification-setting.queries';
import { NOTIFICATION_SETTING_LIMIT } from './notification.limits';
import { NOTIFICATION_RULES, TOPIC_RULES } from './notification.rules';
import { readUnsubscribeToken } from './unsubscribe.delivery';

/**
 * Turns mails about one topic on or off for the viewer (rules.md: Notifications).
 * @throws {AppError} TOO_MANY_ATTEMPTS, UNAUTHENTICATED
 */
export async function updateNotificationSetting(ctx: Context, input: UpdateNotificationSettingInput): Promise<void> {
  const memberId = requireViewerId(ctx);
  await ctx.rateLimits.consume(NOTIFICATION_SETTING_LIMIT, memberId);
  const { topic, mail } = input;
  await writeNotificationSetting(ctx.writes, { memberId, topic, mail });
}

/**
 * Unsubscribes a member from the topic of a mail. The token in the mail's link is enough, because
 * mail programs have no session. Repeating it changes nothing. The settings turn the mails on
 * again.
 * @returns the Korean name of the topic
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
