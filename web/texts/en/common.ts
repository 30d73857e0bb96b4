import { ENGLISH_SITE } from '../../../shared/site';
import type * as korean from '../ko/common';
import type { Translation } from '../translation';
import { plural } from './plural';

export const common: Translation<typeof korean.common> = {
  ...ENGLISH_SITE,
  loading: 'Loading…',
  loadFailed: 'This page couldn’t be loaded',
  retry: 'Try again',
  tryAgain: 'Something went wrong. Please try again.',
  failed: (what) => `${what} Please try again.`,
  offlineTryAgain: 'You’re offline. Connect to the internet and try again.',
  dialogFailed: 'This window couldn’t be opened. Reload the page and try again.',
  crashed: 'This page couldn’t be shown',
  crashedHint: 'Try again in a moment, or go to the home page.',
  offline: 'You’re offline',
  offlineBar: 'You’re offline. You’re seeing what you read before.',
  update: 'A new version is ready',
  reload: 'Reload',
  updatePostponed: 'You have unsaved text, so the new version will open when you go to another page.',
  offlineHint: 'The page will load as soon as you’re back online.',
  notFound: 'This page doesn’t exist',
  notFoundHint: 'Check the address. The post may have been deleted.',
  toHome: 'Back to home',
  cancel: 'Cancel',
  save: 'Save',
  edit: 'Edit',
  delete: 'Delete',
  more: 'More',
  addToCalendar: 'Add to calendar',
  close: 'Close',
  skip: 'Skip to content',
  seats: ['T', 'E', 'A', 'M'],
  title: (page) => `${page} · ${ENGLISH_SITE.name}`,
};

export const shell: Translation<typeof korean.shell> = { needsScript: 'Turn on JavaScript to use Hanteam.' };

export const version: Translation<typeof korean.version> = {
  title: 'This was changed somewhere else',
  hint: 'After you opened this page, it was edited in another tab or on another device. Your text isn’t saved yet. Choose which version to keep.',
  mine: 'Your text',
  current: 'Saved text',
  empty: 'Empty',
  yes: 'Yes',
  no: 'No',
  saveMine: 'Save your text',
  takeCurrent: 'Use the saved text',
  back: 'Keep editing',
  taken: 'Saved text loaded.',
  restored: 'Your unsaved text is back.',
};

export const draft: Translation<typeof korean.draft> = { stored: 'Draft saved' };

export const carousel: Translation<typeof korean.carousel> = {
  previous: (name) => `Scroll left: ${name}`,
  next: (name) => `Scroll right: ${name}`,
};

export const pages: Translation<typeof korean.pages> = {
  navigation: 'Pages',
  first: 'First',
  previous: 'Previous',
  next: 'Next',
  last: 'Last',
  page: (page) => `Page ${page}`,
};

export const input: Translation<typeof korean.input> = {
  required: (label) => `${label} is required.`,
  tooShort: (label, min) => `${label} must be at least ${plural(min, 'character')}.`,
  tooLong: (label, max) => `${label} can be up to ${plural(max, 'character')}.`,
  characters: (label) => `${label} has characters that can’t be used.`,
  outOfRange: (label, min, max) => `${label} must be between ${min} and ${max}.`,
};
