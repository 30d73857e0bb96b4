import type * as korean from '../../ko/notices/notice-form';
import type { Translation } from '../../translation';
import { plural } from '../plural';

const COMMON_QUESTIONS = [
  'How many hours a week can you put in?',
  'If you’ve done something similar, tell us about it.',
] as const;

export const noticeForm: Translation<typeof korean.noticeForm> = {
  wanted: (count) => `Looking for ${plural(count, 'person', 'people')} besides you`,
  wantedHint: 'Choose how many people you’re looking for besides yourself.',
  withoutRoles: 'No fixed roles',
  fewer: 'One fewer person',
  more: 'One more person',
  fewerOf: (role) => `${role}: one fewer`,
  moreOf: (role) => `${role}: one more`,
  decideQuestion: 'How soon will you reply?',
  decideHint: (promise) =>
    `Applicants see “${promise}”. If you still haven’t replied three days after that, the application expires.`,
  days: (count) => plural(count, 'day'),
  fewerDays: 'One fewer day',
  moreDays: 'One more day',
  contentHint: 'Format with ## heading, **bold** and - list.',
  headings: {
    PROJECT: { why: 'Why we’re building it', who: 'Who we’re looking for', how: 'How we meet' },
    STUDY: { why: 'What we’re studying', who: 'Who we’re looking for', how: 'How we meet' },
  },
  questions: 'Questions for applicants',
  questionName: 'Question',
  questionsHint:
    'Applicants answer them when they apply. You can ask up to 3, and you can’t change them once someone has applied.',
  questionsFrozen: 'You can’t change the questions once someone has applied.',
  question: (number) => `Question ${number}`,
  addQuestion: 'Add question',
  removeQuestion: (number) => `Remove question ${number}`,
  sameQuestion: 'You can ask each question only once.',
  suggestedQuestions: {
    PROJECT: ['Why do you want to join this project?', ...COMMON_QUESTIONS],
    STUDY: ['Why do you want to join this study group?', ...COMMON_QUESTIONS],
  },
  preview: 'Preview',
  draftHint: 'A draft is saved in this tab while you write.',
  startOver: 'Start over',
  startOverQuestion: 'Delete your text and start over?',
  startOverHint: 'You can’t get the text back.',
};
