import type { Known } from '../../graphql/enums';
import type {
  AlertPause,
  ModerationAction,
  NotificationTopic,
  ReportReason,
  ReportTarget,
} from '../../graphql/generated/documents';
import { COMPLETED_TEAMS, NO_CONTACTS } from './teams';
import { ALL_WRITTEN, NOTHING_WRITTEN, SHARED_PROFILE } from './profiles';
import { JUNHO, MINJI, toConnection } from './notices';

const TARGETS: readonly Known<ReportTarget>[] = ['NOTICE', 'COMMENT', 'MEMBER'];
const ACTIONS: readonly ModerationAction[] = ['HIDE', 'RESTORE', 'SUSPEND'];
const REASONS: readonly ReportReason[] = ['SPAM', 'ABUSE', 'FRAUD', 'PERSONAL_INFO', 'OTHER'];

const toDecision = (action: ModerationAction, index: number) => ({
  __typename: 'Decision',
  id: String(index),
  target: TARGETS[index],
  text: '연락처를 남겨 주시면 연락할게요.',
  action,
  reason: index === 0 ? null : '다른 사람의 개인 정보가 있어요.',
  createdAt: '2026-11-17T00:00:00Z',
  hidden: action === 'HIDE',
  suspendedUntil: action === 'SUSPEND' ? '2026-12-01T00:00:00Z' : null,
  appealedAt: action === 'SUSPEND' ? '2026-11-18T00:00:00Z' : null,
  viewerCanAppeal: action === 'HIDE',
});

const toSetting = (topic: NotificationTopic, label: string, hint: string, mail: boolean) => ({
  __typename: 'NotificationSetting',
  topic,
  label,
  hint,
  mail,
});

const toAccessToken = (id: string, fields: object) => ({
  __typename: 'AccessToken',
  id,
  name: '과제 알림 봇',
  scopes: ['READ'],
  expiresAt: '2099-01-01T00:00:00Z',
  expired: false,
  lastUsedAt: null,
  ...fields,
});

const toAlert = (id: string, name: string, params: string, paused: AlertPause | null = null) => ({
  __typename: 'Alert',
  id,
  name,
  params,
  paused,
});

/** Alerts in each state. */
export const ALERTS = [
  toAlert('1', '프로젝트 · Flutter', 'kind=PROJECT&tag=flutter'),
  toAlert('2', '스터디 · 토익', 'kind=STUDY&q=%ED%86%A0%EC%9D%B5', 'UNOPENED'),
  toAlert('3', '내 수업', 'mycourses=1', 'MOVED'),
];

const SCHOOL = { __typename: 'School', id: '1', name: '한빛대학교', canBeVerified: true };

/** The settings of a new member. */
const NEW = {
  __typename: 'Viewer',
  id: JUNHO.id,
  email: 'junho@example.com',
  emailState: 'UNCONFIRMED',
  version: 1,
  member: { ...JUNHO, completedTeams: [] },
  school: SCHOOL,
  schoolProof: 'OPTIONAL',
  schoolVerification: null,
  accessTokens: [],
  contacts: NO_CONTACTS,
  blockedMembers: toConnection([]),
  decisions: [],
  alerts: [],
  ...NOTHING_WRITTEN,
  notificationSettings: [
    toSetting('APPLICATIONS', '지원', '지원 결과, 내 공고에 온 지원과 답하는 기한, 받은 제안', true),
    toSetting('COMMENTS', '댓글', '내 공고의 댓글과 답글, 팀 게시판의 새 글과 다음 모임', false),
  ],
};

/** The responses to the query of the settings, for viewers in each state. */
export const SETTINGS_RESPONSES: readonly { name: string; response: object }[] = [
  { name: 'new member', response: { viewer: NEW } },
  {
    name: 'school that cannot be verified',
    response: { viewer: { ...NEW, emailState: 'REFUSED', school: { ...SCHOOL, canBeVerified: false } } },
  },
  {
    name: 'member of long standing',
    response: {
      viewer: {
        ...NEW,
        emailState: 'CONFIRMED',
        member: { ...JUNHO, completedTeams: COMPLETED_TEAMS },
        schoolVerification: {
          __typename: 'SchoolVerification',
          email: 'junho@hanbit.ac.kr',
          verifiedUntil: '2028-04-01T00:00:00Z',
        },
        accessTokens: [
          toAccessToken('1', { scopes: ['READ', 'WRITE'], lastUsedAt: '2026-11-17T00:00:00Z' }),
          toAccessToken('2', { expiresAt: '2026-01-01T00:00:00Z', expired: true }),
        ],
        ...ALL_WRITTEN,
        contacts: { ...NO_CONTACTS, email: 'junho@example.com', discord: 'junho' },
        blockedMembers: toConnection([MINJI]),
        decisions: ACTIONS.map(toDecision),
        alerts: ALERTS,
      },
    },
  },
];

/**
 * Rulings that the viewer may make: all, none about own content, and no suspension of a member who
 * withdrew.
 */
const RULINGS: Record<Known<ReportTarget>, readonly ModerationAction[]> = {
  NOTICE: ACTIONS,
  COMMENT: [],
  MEMBER: ['HIDE', 'RESTORE'],
};

const toCase = (target: Known<ReportTarget>, index: number) => ({
  __typename: 'ModerationCase',
  id: String(index),
  target,
  noticeTitle: target === 'MEMBER' ? null : '친구들 시간표 겹쳐 보고 공강 찾는 서비스',
  text: '연락처를 남겨 주시면 연락할게요.',
  hidden: target === 'COMMENT',
  open: true,
  openedAt: '2026-11-17T00:00:00Z',
  school: { __typename: 'School', id: '1', name: '한빛대학교' },
  suspendedUntil: target === 'MEMBER' ? '2026-12-01T00:00:00Z' : null,
  reportCount: 5,
  verifiedReportCount: 3,
  remarks: target === 'NOTICE' ? ['전화번호가 있어요.', '광고 같아요.'] : [],
  offers: target === 'MEMBER' ? ['돈 되는 부업을 알려 드려요.'] : [],
  seekerTexts: target === 'MEMBER' ? ['쉽게 돈 버는 팀을 찾아요.'] : [],
  profile: target === 'MEMBER' ? SHARED_PROFILE : null,
  appeal: target === 'COMMENT' ? '제 번호여서 괜찮아요.' : null,
  reasons: REASONS.map((reason, count) => ({ __typename: 'ReasonCount', reason, count: count + 1 })),
  author: target === 'MEMBER' ? null : JUNHO,
  notice: target === 'NOTICE' ? { __typename: 'Project', id: '1', kind: 'PROJECT' } : null,
  entries: target === 'NOTICE' ? [] : ACTIONS.map(toEntry),
  viewerRulings: RULINGS[target],
});

const toEntry = (action: ModerationAction, index: number) => ({
  __typename: 'ModerationEntry',
  action,
  reason: index === 0 ? null : '다른 사람의 개인 정보가 있어요.',
  days: action === 'SUSPEND' ? 7 : null,
  createdAt: `2026-11-1${index}T00:00:00Z`,
});

/** A moderator's cases: about a notice, a comment and a member. */
export const MODERATION = {
  __typename: 'Moderation',
  openCount: TARGETS.length,
  open: toConnection(TARGETS.map(toCase)),
  decided: toConnection([]),
};

/** The operator of a school with an additional text in the terms. */
export const OPERATOR = {
  __typename: 'Operator',
  name: '한빛대학교 학생지원팀',
  contact: 'team@hanbit.example',
  termsText: '동아리 방은 **밤 10시**까지 열려요.',
  privacyText: '',
  changedAt: '2026-11-17T00:00:00Z',
};
