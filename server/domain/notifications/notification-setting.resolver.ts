import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type Payload, payload } from '../../selection/payloads';
import type { Context } from '../context';
import { ViewerType } from '../members/member.type';
import { UnsubscribeFromMailsInput, UpdateNotificationSettingInput } from './notification-setting.inputs';
import { unsubscribe, updateNotificationSetting } from './notification-setting.service';
import { UnsubscribeFromMailsPayload, UpdateNotificationSettingPayload } from './notification-setting.type';

/** Mutations of the notification settings. */
@Resolver(() => ViewerType)
export class NotificationSettingResolver {
  @Mutation(() => UpdateNotificationSettingPayload, {
    nullable: true,
    description: 'Changes whether notifications of one topic are mailed to the viewer (알림 설정).',
  })
  async updateNotificationSetting(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateNotificationSettingInput, { description: 'The setting.' })
    input: UpdateNotificationSettingInput,
  ): Promise<Payload<UpdateNotificationSettingPayload> | null> {
    await updateNotificationSetting(ctx, input);
    return payload({});
  }

  @Mutation(() => UnsubscribeFromMailsPayload, {
    nullable: true,
    description: 'Unsubscribes from the mails about one topic (수신 거부) with the link in a mail. It needs no login.',
  })
  async unsubscribeFromMails(
    @Ctx() ctx: Context,
    @Arg('input', () => UnsubscribeFromMailsInput, { description: "The link's token." })
    { token }: UnsubscribeFromMailsInput,
  ): Promise<UnsubscribeFromMailsPayload | null> {
    return { label: await unsubscribe(ctx, token) };
  }
}
