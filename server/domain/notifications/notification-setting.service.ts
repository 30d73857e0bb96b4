import { AppError } from '../../platform/errors';
import { type Context, requireViewerId, type Services } from '../context';
import { NotificationChannel } from './notification-setting.entity';
import type { UpdateNotificationSettingInput } from './notification-setting.inputs';
import { writeNotificationSetting } from './notification-setting.queries';
import { NOTIFICATION_SETTING_LIMIT } from './notification.limits';
import { NOTIFICATION_RULES } from './notification.policy';
import { readUnsubscribeToken } from './unsubscribe.delivery';

/**
 * Changes how the viewer is notified of one kind of events.
 * @throws {AppError} TOO_MANY_ATTEMPTS, UNAUTHENTICATED
 */
export async function updateNotificationSetting(ctx: Context, input: UpdateNotificationSettingInput): Promise<void> {
  const memberId = requireViewerId(ctx);
  await ctx.rateLimits.consume(NOTIFICATION_SETTING_LIMIT, memberId);
  const { kind, channel, enabled } = input;
  await writeNotificationSetting(ctx.writes, { memberId, kind, channel, enabled });
}

/**
 * Ends the mails that the token of a link in one of them names. The token is enough, because mail programs have no session; ending them
 * again changes nothing, and the settings turn them on again.
 * @returns the name of what is not mailed any more, in Korean
 * @throws {AppError} INVALID_UNSUBSCRIBE_LINK
 */
export async function unsubscribe(services: Pick<Services, 'sign' | 'writes'>, token: string): Promise<string> {
  const subscription = readUnsubscribeToken(services, token);
  if (!subscription) throw new AppError('INVALID_UNSUBSCRIBE_LINK');
  const setting = { ...subscription, channel: NotificationChannel.MAIL, enabled: false };
  await writeNotificationSetting(services.writes, setting);
  return NOTIFICATION_RULES[subscription.kind].label;
}
