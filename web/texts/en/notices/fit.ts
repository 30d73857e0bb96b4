import type * as korean from '../../ko/notices/fit';
import type { Translation } from '../../translation';
import { plural } from '../plural';

export const fit: Translation<typeof korean.fit> = {
  row: 'Posts that fit you',
  matches: (facts) => `Fits you: ${facts.join(', ')}`,
  firstOf: (tag, others) => `${tag} +${others}`,
  sameCourse: 'Same course',
  free: 'Meeting times fit',
  box: 'Why this post fits you',
  boxAgainst: 'Why this post may not fit you',
  seats: (seats) => `${seats} left`,
  tags: {
    PROJECT: (tags) => `Skills in common: ${tags}`,
    STUDY: (tags) => `Topics in common: ${tags}`,
    other: (tags) => `Skills in common: ${tags}`,
  },
  takesCourse: 'You take the same course',
  against: { ROLE_FULL: 'No seats left for your roles', TIME_BUSY: 'The meeting times don’t fit' },
  isAgainst: 'Doesn’t fit:',
  compareHours: 'Compare with my hours',
  withoutProfile: 'Add your roles and skills to see why posts fit you.',
  oneMinute: 'Takes a minute',
  order: 'Posts that fit you best come first. Among equal fits, those nobody has applied to come first.',
  orderWithoutProfile: 'Add your roles and skills to see posts that fit you first.',
  writeProfile: 'Fill in team profile',
  nothingToApply: 'There’s nothing to apply to right now',
  newestFirst: 'Show newest first',
  found: (count) => `${plural(count, 'post')} ${count === 1 ? 'fits' : 'fit'} you.`,
  start: {
    title: 'Find posts that fit you',
    roles: 'Which roles would you like?',
    tags: 'Which skills or topics interest you?',
    hint: 'Your choices are saved in your team profile. Only team leads you send it to and your current teammates see it. While you’re looking for a team, it’s also on “Find people”.',
    done: 'Done',
    later: 'Later',
    failed: 'Your choices couldn’t be saved.',
  },
};
