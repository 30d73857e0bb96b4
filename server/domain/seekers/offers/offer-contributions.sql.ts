import { defineNotificationInsert, type MemberChange } from '../../notices/notice-contributions.sql';

/** An owner makes an offer to a member. */
export const insertOfferNotification = defineNotificationInsert<MemberChange>('insertOfferNotification');

/** A member declines an offer. */
export const insertOfferDeclineNotification = defineNotificationInsert<MemberChange>('insertOfferDeclineNotification');
