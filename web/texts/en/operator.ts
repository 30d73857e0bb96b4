import type * as korean from '../ko/operator';
import type { Translation } from '../translation';
import { plural } from './plural';

export const operator: Translation<typeof korean.operator> = {
  title: 'All schools',
  queue: (count) => `Shared queue: ${plural(count, 'report')}`,
  queueHint: 'The moderators of these schools made no decision for 72 hours.',
  noQueue: 'No reports have waited for more than 72 hours.',
  decided: 'Reports you handled',
  noDecided: 'You haven’t handled any reports yet.',
  schools: 'Schools',
  search: 'Search by school name',
  noSchools: 'No schools found.',
  members: (count) => plural(count, 'member'),
  recruiting: (count) => plural(count, 'open post'),
  waiting: (count) => plural(count, 'open report'),
  oldest: 'Oldest report',
  moderators: 'Moderators',
  noModerators: 'This school has no moderators.',
  appoint: 'Add a moderator',
  appointOf: (school) => `Add a moderator of ${school}`,
  appointHint: 'Enter the login ID or nickname of a member of this school. They can then read and handle reports.',
  member: 'Login ID or nickname',
  appointed: 'The moderator was added.',
  appointFailed: 'The moderator couldn’t be added.',
  dismiss: 'Remove',
  dismissOf: (nickName) => `Remove ${nickName} as a moderator`,
  dismissQuestion: (nickName) => `Remove ${nickName} as a moderator?`,
  dismissHint: 'They can no longer read or handle reports. Their decisions stay.',
  dismissed: (nickName) => `${nickName} is no longer a moderator.`,
  dismissFailed: 'The moderator couldn’t be removed.',
};

export const schoolOperator: Translation<typeof korean.schoolOperator> = {
  edit: 'Legal operator',
  editOf: (school) => `Legal operator of ${school}`,
  hint: 'Shown in the terms and the privacy notice of this school. If all fields are empty, the school has the default operator.',
  name: 'Name of the operator',
  contact: 'Contact',
  contactHint: 'Enter an email address, a phone number or the URL of a page.',
  termsText: 'Additional text in the terms',
  privacyText: 'Additional text in the privacy notice',
  saved: 'The operator was saved.',
  failed: 'The operator couldn’t be saved.',
};
