import type * as korean from '../../ko/notices/notice-form';
import type { Translation } from '../../translation';
import { plural } from '../plural';

const COMMON_QUESTIONS = ['How many hours a week do you have?', 'Tell us one thing like this you’ve done.'] as const;

export const noticeForm: Translation<typeof korean.noticeForm> = {
  wanted: (count) => `Looking for ${plural(count, 'person', 'people')} besides you`,
  wantedHint: 'Choose how many people you’re looking for besides yourself.',
  withoutRoles: 'No fixed roles',
  fewer: 'One person fewer',
  more: 'One person more',
  fewerOf: (role) => `${role}: one fewer`,
  moreOf: (role) => `${role}: one more`,
  decideQuestion: 'Within how many days will you reply?',
  decideHint: (promise) =>
    `Applicants see “${promise}”. An application ends if there’s no reply three days after that.`,
  days: (count) => plural(count, 'day'),
  fewerDays: 'One day fewer',
  moreDays: 'One day more',
  contentHint: 'Format with ## heading, **bold** and - list.',
  headings: {
    PROJECT: { why: 'Why we’re building it', who: 'Who we’re looking for', how: 'How we meet' },
    STUDY: { why: 'What we’re studying', who: 'Who we’re looking for', how: 'How we meet' },
  },
  questions: 'Questions to applicants',
  questionName: 'Question',
  questionsHint:
    'Applicants answer them when they apply. You can ask 3, and can’t change them after the first application.',
  questionsFrozen: 'You can’t change the questions after the first application.',
  question: (number) => `Question ${number}`,
  addQuestion: 'Add question',
  removeQuestion: (number) => `Remove question ${number}`,
  sameQuestion: 'Each question can be asked only once.',
  suggestedQuestions: {
    PROJECT: ['Why would you like to join this project?', ...COMMON_QUESTIONS],
    STUDY: ['Why would you like to join this study group?', ...COMMON_QUESTIONS],
  },
  preview: 'Preview',
  draftHint: 'A draft is saved in this tab while you write.',
  startOver: 'Start over',
  startOverQuestion: 'Delete your text and start over?',
  startOverHint: 'The text can’t be restored.',
};
