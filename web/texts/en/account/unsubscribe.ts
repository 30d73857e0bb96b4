import type * as korean from '../../ko/account/unsubscribe';
import type { Translation } from '../../translation';

export const unsubscribe: Translation<typeof korean.unsubscribe> = {
  title: 'Stop notification emails',
  hint: 'You’ll stop getting emails about this kind of notification. You’ll still see them under Inbox, and you can turn the emails back on in the settings.',
  end: 'Stop emails',
  failed: 'The emails couldn’t be turned off.',
  done: (label) => `You won’t get emails about “${label}” anymore.`,
};

export const mailLink: Translation<typeof korean.mailLink> = {
  missing: 'Open the link in the email.',
  settings: 'Notification settings',
};
