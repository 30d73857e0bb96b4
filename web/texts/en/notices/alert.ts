import type * as korean from '../../ko/notices/alert';
import type { Translation } from '../../translation';
import { plural } from '../plural';

export const alert: Translation<typeof korean.alert> = {
  receive: 'Alert me to new posts',
  receiving: 'Alert is on',
  created: 'Once a day we’ll tell you about new posts like these.',
  createFailed: 'The alert couldn’t be turned on.',
  addCondition: 'Add filter',
  tidy: 'Manage alerts',
  title: 'Post alerts',
  count: (count) => (count === 0 ? 'Off' : plural(count, 'alert')),
  hint: 'Once a day, between 9:00 and 11:00, we’ll tell you about new posts.',
  empty: 'Choose filters in a list of posts and turn on an alert.',
  find: 'Find posts',
  deleteOf: (name) => `Delete alert ${name}`,
  deleted: 'Alert deleted.',
  deleteFailed: 'The alert couldn’t be deleted.',
  paused: {
    UNOPENED: 'Paused because you haven’t opened it for 60 days.',
    MOVED: 'Paused because you changed schools.',
    other: 'Paused for now.',
  },
  resume: 'Resume',
  resumeOf: (name) => `Resume alert ${name}`,
  resumed: 'The alert is on again.',
  resumeFailed: 'The alert couldn’t be turned on again.',
  ask: 'Want to hear about new posts?',
  choose: 'Choose filters',
  active: 'We’ll tell you about new posts.',
  conditions: 'View filters',
};
