import type { Text } from '../../../../shared/language';
import { AppError } from '../../../platform/errors/app-error';
import { type Context, requireViewerId, type Services } from '../../context';
import type { UpdateAllNotificationSettingsInput, UpdateNotificationSettingInput } from './notification-setting.inputs';
import { upsertNotificationSettings } from './notification-setting.sql';
import { NOTIFICATION_SETTING_LIMIT } from '../notification.rules';
import { KINDS } from '../notification-kinds';
import { TOPIC_NAMES, TOPICS } from '../notification-topics';
import { parseUnsubscribeToken } from '../mailing/unsubscribe-link.service';

/**
 * Turns mails about one topic on or off for the viewer (rules/mails.md: Mails about notifications).
 * @throws {AppError} TOO_MANY_ATTEMPTS, UNAUTHENTICATED
 */
export async function updateNotificationSetting(ctx: Context, input: UpdateNotificationSettingInput): Promise<void> {
  const memberId = requireViewerId(ctx);
  await ctx.rateLimits.consume(NOTIFICATION_SETTING_LIMIT, memberId);
  const { topic, mail } = input;
  await upsertNotificationSettings(ctx.writes, memberId, [{ topic, mail }]);
}

/**
 * Turns the mails about all topics off for the viewer, or back to their defaults (rules/mails.md:
 * Mails about notifications).
 * @throws {AppError} TOO_MANY_ATTEMPTS, UNAUTHENTICATED
 */
export async function updateAllNotificationSettings(
  ctx: Context,
  { mail }: UpdateAllNotificationSettingsInput,
): Promise<void> {
  const memberId = requireViewerId(ctx);
  await ctx.rateLimits.consume(NOTIFICATION_SETTING_LIMIT, memberId);
  const settings = TOPIC_NAMES.map((topic) => ({ topic, mail: mail && TOPICS[topic].mail }));
  await upsertNotificationSettings(ctx.writes, memberId, settings);
}

/**
 * Unsubscribes a member from the topic of a mail. The token in the mail's link is enough, because
 * mail programs have no session. Repeating it changes nothing. The settings turn the mails on
 * again.
 * @returns the name of the topic
 * @throws {AppError} INVALID_UNSUBSCRIBE_LINK
 */
export async function unsubscribe(services: Pick<Services, 'signatures' | 'writes'>, token: string): Promise<Text> {
  const subscription = parseUnsubscribeToken(services, token);
  if (!subscription) throw new AppError('INVALID_UNSUBSCRIBE_LINK');
  const { memberId, kind } = subscription;
  const { topic } = KINDS[kind];
  await upsertNotificationSettings(services.writes, memberId, [{ topic, mail: false }]);
  return TOPICS[topic].label;
}
