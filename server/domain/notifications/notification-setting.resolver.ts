import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type Payload, payload } from '../../selection/payloads';
import type { Context } from '../context';
import { ViewerType } from '../members/member.type';
import { UnsubscribeFromMailsInput, UpdateNotificationSettingInput } from './notification-setting.inputs';
import { unsubscribe, updateNotificationSetting } from './notification-setting.service';
import { UnsubscribeFromMailsPayload, UpdateNotificationSettingPayload } from './notification-setting.type';

/** The mutations of the settings of notifications, and their field of the viewer. */
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
    description: 'Ends the mails about one topic (수신 거부), by the link in one of them. It needs no login.',
  })
  async unsubscribeFromMails(
    @Ctx() ctx: Context,
    @Arg('input', () => UnsubscribeFromMailsInput, { description: "The link's token." })
    { token }: UnsubscribeFromMailsInput,
  ): Promise<UnsubscribeFromMailsPayload | null> {
    return { label: await unsubscribe(ctx, token) };
  }
}
