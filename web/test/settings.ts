import { NOTHING_WRITTEN } from '../stories/data/profiles';
import { buildConnection } from './show-page';

/**
 * The viewer in the response of the settings, with empty lists. The school can be verified, but is
 * not.
 */
export const SETTINGS_VIEWER = {
  __typename: 'Viewer',
  id: '1',
  email: 'min@example.com',
  emailState: 'CONFIRMED',
  version: 1,
  member: {
    __typename: 'Member',
    id: '1',
    nickName: '민지',
    imageUrl: null,
    schoolVerified: false,
    completedTeams: [],
  },
  school: { __typename: 'School', id: '성균관대학교', name: '성균관대학교', canBeVerified: true },
  schoolProof: 'OPTIONAL',
  schoolVerification: null,
  accessTokens: [],
  contacts: { __typename: 'Contacts', openChat: null, email: null, phone: null, github: null, discord: null },
  blockedMembers: buildConnection('Member', []),
  decisions: [],
  notificationSettings: [],
  alerts: [],
  ...NOTHING_WRITTEN,
};
