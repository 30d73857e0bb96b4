import { defineTesting } from '../../test-kit/catalogue/module-testing';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { buildNotificationSetting } from '../../test-kit/factories/factories';
import { graphql } from '../../test-kit/races/races';
import { ANYBODY, ONE, VISITORS, without } from '../../test-kit/races/denials';
import { unsubscribeLinkOf } from './mailing/unsubscribe-link.service';
import { NotificationKind } from './notification-kinds';
import { NotificationTopic } from './notification-topics';

const COMMENTS = NotificationKind.COMMENT_ADDED;

/** Lists for the tests of all modules. */
export const testing = defineTesting({
  hostileInputs: [
    {
      name: 'unsubscribing from mails',
      query: GQL.unsubscribe,
      valid: { token: 'no token' },
      texts: { token: { min: 1, max: 1_000 } },
      numbers: {},
    },
  ],
  backupRows: (app) => buildNotificationSetting(app.em()),
  withdrawal: {
    'notification.actor_id': 'anonymised',
    'notification.recipient_id': 'deleted',
    'notification_setting.member_id': 'deleted',
  },
  writes: {
    markNotificationRead: {
      denials: without(ONE, 'owner'),
      start: ({ owner, ids }) => graphql(owner.client, GQL.markRead, { id: ids.notification }),
    },
    markAllNotificationsRead: { denials: VISITORS, start: ({ owner }) => graphql(owner.client, GQL.markAllRead) },
    updateNotificationSetting: {
      denials: VISITORS,
      notRaced: 'it writes one row that refers only to its member, and locks no other',
      start: ({ applicant }) =>
        graphql(applicant.client, GQL.updateNotificationSetting, {
          input: { topic: NotificationTopic.COMMENTS, mail: false },
        }),
    },
    updateAllNotificationSettings: {
      denials: VISITORS,
      notRaced: 'it writes rows that refer only to their member, and locks no other',
      start: ({ applicant }) =>
        graphql(applicant.client, GQL.updateAllNotificationSettings, { input: { mail: false } }),
    },
    unsubscribeFromMails: {
      denials: ANYBODY,
      notRaced: 'it is updateNotificationSetting with other values',
      start: ({ applicant }, app) => {
        const link = new URL(unsubscribeLinkOf(app.server.services, { memberId: applicant.member.id, kind: COMMENTS }));
        return graphql(app.visitor(), GQL.unsubscribe, { input: { token: link.searchParams.get('token') } });
      },
    },
  },
});
