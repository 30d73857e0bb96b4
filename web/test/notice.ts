import { EMPTY_NOTICE } from '../features/notices/notice-fields';
import { toQuestionTexts } from '../features/notices/form/questions/questions';
import { NO_FIT, STUDY as SAMPLE, toSeats } from '../stories/data/notices';
import { buildConnection, MEMBER, type Responses } from './show-page';

const { roles: _roles, field: _field, techStack: _techStack, ...EMPTY_STUDY } = EMPTY_NOTICE;

/**
 * The study of the gallery as the response of a page: without optional content, counts, earlier
 * decisions and a list in its content.
 */
export const STUDY = {
  ...SAMPLE,
  ...EMPTY_STUDY,
  id: '7',
  title: '고전 읽기',
  content: '같이 읽어요.',
  viewerFit: NO_FIT,
  dDay: null,
  deadline: null,
  headcount: 3,
  seats: [toSeats(null, 3, 0)],
  usualDecisionDays: null,
  owner: MEMBER,
  applicationCount: null,
  commentCount: 0,
  favouriteCount: 0,
  shareUrl: '/study/7?s=signature',
  viewerCanReport: false,
};

/** The responses of the page of a notice without comments. */
export function buildNoticeResponses(notice: object): Responses {
  const viewer = { __typename: 'Viewer', id: '1', member: MEMBER };
  const commentThreads = buildConnection('Comment', []);
  return {
    NoticePage: () => ({ data: { notice } }),
    CommentSection: () => ({ data: { viewer, notice: { ...notice, commentThreads } } }),
  };
}

/** Returns the fields of a notice that its form sends. Questions are sent as texts. */
export function toContent(notice: object): Record<string, unknown> {
  const fields = Object.entries(notice).filter(([name]) => name in EMPTY_NOTICE);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, name === 'questions' ? toQuestionTexts(value) : (value as unknown)]),
  );
}
