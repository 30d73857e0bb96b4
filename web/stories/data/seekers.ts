import type { Known } from '../../graphql/enums';
import type { OfferState } from '../../graphql/generated/documents';
import { JUNHO, MINJI, NOTICE_STATES, toConnection, toSeats } from './notices';
import { ALL_WRITTEN, SHARED_PROFILE } from './profiles';

const TEXT = '주 2회 저녁에 모여서 끝까지 배포해 보고 싶어요.';
const COURSE = { __typename: 'SeekerCourse', name: '소프트웨어공학' };

const SEEKER = {
  __typename: 'Seeker',
  id: '1',
  kinds: ['PROJECT', 'STUDY'],
  roles: ['FRONTEND', 'DESIGNER'],
  text: TEXT,
  course: COURSE,
  until: '2099-12-05',
  viewerIsSeeker: false,
  member: { ...MINJI, profile: SHARED_PROFILE },
};

/** Members who look for a team: with all facts, with a long name and few facts, and the viewer. */
export const SEEKERS = [
  SEEKER,
  {
    ...SEEKER,
    id: '2',
    kinds: ['STUDY'],
    roles: [],
    text: '토익',
    course: null,
    until: '2020-01-01',
    member: { ...MINJI, id: '9', nickName: '이름이아주길어서줄을넘기는도윤', profile: null },
  },
  {
    ...SEEKER,
    id: '3',
    viewerIsSeeker: true,
    member: { ...JUNHO, viewerCanReport: false, viewerCanBlock: false, profile: { ...SHARED_PROFILE, tags: [] } },
  },
];

const SEEKING = {
  __typename: 'Seeking',
  kinds: ['PROJECT', 'STUDY'],
  roles: ['FRONTEND'],
  text: TEXT,
  course: COURSE,
  until: '2026-12-12',
  isPaused: false,
};

const VIEWER = { __typename: 'Viewer', id: JUNHO.id, canSeek: true, seeking: null, ...ALL_WRITTEN };

/** The viewer by the state of their own search. */
export const SEEKING_VIEWERS = {
  'may start': VIEWER,
  running: { ...VIEWER, seeking: SEEKING },
  paused: { ...VIEWER, seeking: { ...SEEKING, isPaused: true } },
  'may not start': { ...VIEWER, canSeek: false },
};

/** Every state, as a record, so that a new state without a sample does not compile. */
const IN_STATE: Record<Known<OfferState>, object> = {
  OPEN: { viewerCanDecline: true, viewerCanWithdraw: true },
  APPLIED: {},
  DECLINED: {},
  WITHDRAWN: { role: null },
  EXPIRED: { notice: null, member: null },
};

/** An offer in each state, as its member and its owner see it. */
const OFFERS = Object.entries(IN_STATE).map(([state, fields], index) => ({
  __typename: 'Offer',
  id: String(index),
  state,
  role: 'FRONTEND',
  text: '소개를 읽고 같이 해 보고 싶어서 제안해요.\n공고를 한번 봐 주세요.',
  createdAt: '2026-11-17T00:00:00Z',
  expiresAt: '2026-11-22T00:00:00Z',
  endedAt: null,
  viewerCanDecline: false,
  viewerCanWithdraw: false,
  notice: { ...NOTICE_STATES['open'], id: String(index) },
  member: { ...MINJI, id: String(20 + index) },
  ...fields,
}));

/** The viewer with received offers in each state. */
export const OFFERED_VIEWER = { __typename: 'Viewer', id: JUNHO.id, offers: toConnection(OFFERS) };

/** A notice with sent offers in each state. */
export const OFFERING_NOTICE = { ...NOTICE_STATES['own'], offers: toConnection(OFFERS) };

const OWN = { ...NOTICE_STATES['own'], viewerCanMakeOffers: true };

/** The viewer's notices for an offer: a study, and a project with two roles. */
export const OWN_NOTICES = [
  { ...OWN, id: '1', __typename: 'Study', kind: 'STUDY', title: '고전 읽기', seats: [toSeats(null, 5, 1)] },
  { ...OWN, id: '2', seats: [toSeats('FRONTEND', 2, 1), toSeats('BACKEND', 1, 1), toSeats('DESIGNER', 1, 0)] },
];
