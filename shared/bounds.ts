import type { Text } from './language';

const LOGIN_ID_CHARACTERS: Text = {
  ko: '아이디에는 영문자, 숫자, 기호(. _ -)만 쓸 수 있어요.',
  en: 'A login ID can only have letters, digits and . _ -',
};

/** The characters of a login id (rules/bounds.md), and the message for other characters. */
export const LOGIN_ID_FORMAT = {
  pattern: /^[A-Za-z0-9._-]+$/,
  message: LOGIN_ID_CHARACTERS.ko,
  text: LOGIN_ID_CHARACTERS,
};

/** Shape of the id of a tag (tags.ts). */
export const TAG_ID = /^[a-z0-9-]{1,30}$/;

/**
 * Bounds of input in code points, after trimming and NFC (rules/bounds.md).
 * The server and the client's forms check the same numbers, so they cannot disagree.
 */
export const BOUNDS = {
  loginId: { min: 4, max: 30 },
  password: { min: 8, max: 128 },
  nickName: { min: 1, max: 30 },
  university: { min: 1, max: 60 },
  email: { min: 3, max: 254 },
  title: { min: 1, max: 100 },
  field: { min: 0, max: 50 },
  techStack: { min: 0, max: 200 },
  /** Topics of a study. */
  topics: { min: 0, max: 200 },
  content: { min: 1, max: 10_000 },
  application: { min: 0, max: 5_000 },
  /** A question of an owner to applicants, and its answer. */
  question: { min: 1, max: 100 },
  answer: { min: 1, max: 500 },
  /** Questions of a notice. */
  questionCount: { min: 0, max: 3 },
  comment: { min: 1, max: 1_000 },
  reportText: { min: 0, max: 500 },
  decisionReason: { min: 1, max: 500 },
  appeal: { min: 1, max: 1_000 },
  profileIntro: { min: 0, max: 300 },
  profileLink: { min: 1, max: 200 },
  department: { min: 0, max: 40 },
  courseName: { min: 1, max: 50 },
  courseSection: { min: 0, max: 10 },
  openChat: { min: 0, max: 200 },
  phone: { min: 0, max: 20 },
  github: { min: 0, max: 39 },
  discord: { min: 0, max: 32 },
  teamLink: { min: 0, max: 300 },
  departureReason: { min: 0, max: 300 },
  teamPost: { min: 1, max: 1_000 },
  /** Sentence of a member who looks for a team, and text of an offer to them. */
  seekerText: { min: 1, max: 200 },
  offerText: { min: 1, max: 200 },
  accessTokenName: { min: 1, max: 50 },
  accessTokenDays: { min: 1, max: 365 },
  recruitNumber: { min: 1, max: 100 },
  roleNumber: { min: 0, max: 100 },
  /** Days from today to the deadline of a notice. */
  deadlineDays: { min: 0, max: 180 },
  /** Days that the owner of a notice has to decide about an application. */
  decideWithinDays: { min: 1, max: 14 },
  /** Hours of work a week in the team of a notice. */
  weeklyHours: { min: 1, max: 30 },
  /** Weeks that the team of a notice works. */
  weeks: { min: 1, max: 52 },
  /** Meetings of a notice. */
  meetingCount: { min: 0, max: 3 },
  meetingMinutes: { min: 30, max: 240 },
  /** Place of the next meeting of a team, and the days from today to it. */
  meetingPlace: { min: 0, max: 60 },
  meetingDays: { min: 0, max: 180 },
  /** Message of the owner with a decision. */
  decisionMessage: { min: 0, max: 300 },
  /** Applications in one bulk decision. */
  bulkDecision: { min: 1, max: 50 },
  /** Operator of a school, and its additional text in a legal document. */
  operatorName: { min: 0, max: 100 },
  operatorContact: { min: 0, max: 200 },
  operatorText: { min: 0, max: 3_000 },
  query: { min: 0, max: 100 },
  /** Parameters of the list of an alert. */
  alertParams: { min: 0, max: 300 },
  page: { min: 0, max: 1_000_000 },
  size: { min: 1, max: 100 },
} as const;

/** Items that lists of a team profile have at most. */
export const PROFILE_LISTS = { roles: 3, links: 3, courses: 10 } as const;

/** Days for which a member may look for a team, and the default. */
export const SEEKING_DAYS = [7, 14, 21] as const;
export const DEFAULT_SEEKING_DAYS: (typeof SEEKING_DAYS)[number] = 14;

/** Largest number of new notices that is counted for an alert. One more stands for all above it. */
export const MAX_NEWS = 50;

/** Alerts that a member has at most. */
export const MAX_ALERTS = 5;

/** A minimum and a maximum, both inclusive. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** A notice closes soon (마감 임박) from this many days before its deadline. */
export const SOON_DAYS = 3;

/** Days within which an owner decides if the notice names no other number. */
export const DEFAULT_DECISION_DAYS = 5;

/** Cards on one page of a grid. */
export const PAGE_SIZE = 12;

/** Number of characters of a notice's content that a card shows at most. */
export const EXCERPT_LENGTH = 100;

/**
 * The upper limit for counts of the viewer's own items, so that counting is equally fast for
 * everyone. The limit itself means "this many or more".
 */
export const MAX_OWN_COUNT = 100;
