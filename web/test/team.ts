import { NO_CONTACTS } from '../stories/data/teams';
import { buildConnection, type Responses, showPage } from './show-page';

/** Builds a current member of a team. */
export function buildMember(id: string, nickName: string, fields: object = {}) {
  const member = { __typename: 'Member', id, nickName, imageUrl: null, schoolVerified: false, profile: null };
  const place = {
    role: null,
    isOwner: false,
    since: '2026-11-14T03:00:00Z',
    askedAt: null,
    unanswered: false,
    viewerCanAsk: false,
  };
  return {
    __typename: 'TeamMember',
    id: `7-${id}`,
    member,
    ...place,
    viewerCanManage: false,
    contacts: NO_CONTACTS,
    ...fields,
  };
}

const SEATS = { freeSeatCount: 2, viewerCanReopen: false, approvableWaitlistedCount: null };

/** The viewer, who is a team member in most tests. */
export const VIEWER = { __typename: 'Viewer', id: '1', contacts: NO_CONTACTS };
export const OWNER = buildMember('2', '민지', { isOwner: true, contacts: { ...NO_CONTACTS, phone: '010-1234-5678' } });

export const POST = {
  __typename: 'TeamPost',
  id: '5',
  text: '목요일에 만나요.',
  createdAt: '2026-11-20T00:00:00Z',
  viewerCanDelete: false,
  author: OWNER.member,
};

/** A team of the viewer, with another owner. */
export const TEAM = {
  __typename: 'Team',
  id: '7',
  link: 'https://open.kakao.com/o/team',
  viewerCanManage: false,
  viewerCanLeave: true,
  state: 'ACTIVE',
  viewerNextStates: [],
  invitations: null,
  departures: null,
  viewerInvitableRoles: [],
  viewerInviteDenial: 'FORBIDDEN',
  viewerAskedAt: null,
  viewerApproval: null,
  viewerShowsOnProfile: null,
  isOnViewerProfile: false,
  viewerSharesFreeTime: false,
  freeTime: null,
  nextMeeting: null,
  viewerCanSetMeeting: false,
  notice: {
    __typename: 'Study',
    id: '7',
    kind: 'STUDY',
    title: '고전 읽기',
    recruiting: true,
    ...SEATS,
  },
  members: [OWNER, buildMember('1', '준호')],
  pinnedPost: null,
  posts: buildConnection('TeamPost', [POST]),
};

/** Shows the page of a team, or that it is not found. */
export const showTeam = (team: object | null, responses: Responses = {}) =>
  showPage('/team/7', { TeamPage: () => ({ data: { viewer: VIEWER, team } }), ...responses });
