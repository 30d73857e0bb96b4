import { BOUNDS, type Bounds } from '../../shared/bounds';
import { GQL, PROJECT_INPUT, STUDY_INPUT } from './operations';

/**
 * An input of REST and GraphQL with REST's names of properties. `:id` in a path stands for another
 * member's study.
 */
export interface HostileInput {
  name: string;
  rest?: string;
  query: string;
  valid: Record<string, unknown>;
  texts: Record<string, Bounds>;
  numbers: Record<string, Bounds>;
}

/** All inputs that members and visitors can send as JSON. */
export const INPUTS: HostileInput[] = [
  {
    name: 'signing up',
    rest: '/members',
    query: GQL.signUp,
    valid: {
      loginId: 'somebody.new',
      password: 'long enough 1',
      nickName: '새내기',
      university: '한빛대학교',
      email: 'somebody.new@example.com',
    },
    texts: {
      loginId: BOUNDS.loginId,
      password: BOUNDS.password,
      nickName: BOUNDS.nickName,
      university: BOUNDS.university,
      email: BOUNDS.email,
    },
    numbers: {},
  },
  {
    name: 'logging in',
    rest: '/auth/login',
    query: GQL.logIn,
    valid: { loginId: 'nobody', password: 'nothing at all' },
    texts: { loginId: { min: 1, max: 1_000 }, password: { min: 1, max: 1_000 } },
    numbers: {},
  },
  {
    name: 'changing the password',
    query: GQL.changePassword,
    valid: { currentPassword: 'not this one', newPassword: 'another good password' },
    texts: { currentPassword: { min: 1, max: 1_000 }, newPassword: BOUNDS.password },
    numbers: {},
  },
  {
    name: 'requesting a new password',
    query: GQL.requestPasswordReset,
    valid: { account: 'nobody' },
    texts: { account: { min: 1, max: 1_000 } },
    numbers: {},
  },
  {
    name: 'setting a new password',
    query: GQL.resetPassword,
    valid: { token: 'no token', newPassword: 'another good password' },
    texts: { token: { min: 1, max: 1_000 }, newPassword: BOUNDS.password },
    numbers: {},
  },
  {
    name: 'unsubscribing from mails',
    query: GQL.unsubscribe,
    valid: { token: 'no token' },
    texts: { token: { min: 1, max: 1_000 } },
    numbers: {},
  },
  {
    name: 'changing the e-mail address',
    query: GQL.changeEmail,
    valid: { email: 'somebody.else@example.com', password: 'not this one' },
    texts: { email: BOUNDS.email, password: { min: 1, max: 1_000 } },
    numbers: {},
  },
  {
    name: 'creating an access token',
    query: GQL.createAccessToken,
    valid: { name: '시간표 알림', scopes: ['READ'], validDays: 30, password: 'not this one' },
    texts: { name: BOUNDS.accessTokenName, password: { min: 1, max: 1_000 } },
    numbers: { validDays: BOUNDS.accessTokenDays },
  },
  {
    name: 'posting a project',
    rest: '/projects',
    query: GQL.createProject,
    valid: PROJECT_INPUT,
    texts: { title: BOUNDS.title, field: BOUNDS.field, techStack: BOUNDS.techStack, content: BOUNDS.content },
    numbers: {
      recruitNumber: BOUNDS.recruitNumber,
      frontendNumber: BOUNDS.roleNumber,
      backendNumber: BOUNDS.roleNumber,
      designerNumber: BOUNDS.roleNumber,
    },
  },
  {
    name: 'posting a study',
    rest: '/studies',
    query: GQL.createStudy,
    valid: STUDY_INPUT,
    texts: { title: BOUNDS.title, content: BOUNDS.content },
    numbers: { recruitNumber: BOUNDS.recruitNumber },
  },
  {
    name: 'applying',
    rest: '/studies/:id/applications',
    query: GQL.apply,
    valid: { application: '함께해요.' },
    texts: { application: BOUNDS.application },
    numbers: {},
  },
  {
    name: 'commenting',
    rest: '/studies/comments/:id',
    query: GQL.comment,
    valid: { comment: '궁금해요.' },
    texts: { comment: BOUNDS.comment },
    numbers: {},
  },
  {
    name: 'sharing contacts',
    query: GQL.updateContacts,
    valid: {
      openChat: 'https://open.kakao.com/o/hanteam',
      email: 'team@example.com',
      phone: '010-1234-5678',
      discord: 'hanteam',
    },
    texts: { openChat: BOUNDS.openChat, phone: BOUNDS.phone, github: BOUNDS.github, discord: BOUNDS.discord },
    numbers: {},
  },
];

/** Values that are not text. */
export const NO_TEXT: unknown[] = [1, 1.5, true, [], ['글'], {}, { toString: '글' }, [[]]];

/**
 * Texts that every field rejects, because they cannot be stored or are too long. Fields that
 * require text also reject blank ones.
 */
export function badTexts({ min, max }: Bounds): string[] {
  const unstorable = ['a\0bcdefgh', '\ud800abcdefgh', 'abcdefgh\udc00', '\udc00\ud800abcdefg', '\0'];
  const long = ['가'.repeat(max + 1), '😀'.repeat(max + 1), 'a'.repeat(100_000)];
  const blank = [
    '',
    ' ',
    '\t\n\r',
    '\u3000\u2003\u00a0',
    '\u200b\u200d\ufeff',
    '\u3164'.repeat(8),
    '\u202e\u2066',
    '\u0007',
  ];
  return [...unstorable, ...long, ...(min > 0 ? blank : [])];
}

/** Values that are not numbers within the bounds. */
export function badNumbers({ min, max }: Bounds): unknown[] {
  const numbers = [min - 1, max + 1, -1, 1.5, 1e9, 2_147_483_648, -2_147_483_649, 1e300, Number.MAX_VALUE];
  const texts = [
    '',
    ' ',
    'NaN',
    'Infinity',
    '1e2',
    '0x1',
    '1.5',
    '-1',
    '３',
    '1,0',
    '1;DROP TABLE member',
    '9'.repeat(400),
  ];
  return [...numbers, ...texts, true, false, [], [3], {}, { valueOf: 3 }];
}
