import { JUNHO } from './notices';

/** Creates the viewer of the bars. */
export const toViewer = (unreadNotificationCount: number, canModerate: boolean) => ({
  __typename: 'Viewer',
  id: JUNHO.id,
  loginId: 'junho',
  schoolProof: 'OPTIONAL',
  missingConsents: [],
  school: { __typename: 'School', id: '1', name: '한빛대학교' },
  member: JUNHO,
  canModerate,
  canOperate: canModerate,
  unreadNotificationCount,
});
