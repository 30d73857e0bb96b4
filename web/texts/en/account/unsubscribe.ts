import type * as korean from '../../ko/account/unsubscribe';
import type { Translation } from '../../translation';

export const unsubscribe: Translation<typeof korean.unsubscribe> = {
  title: 'Stop notification emails',
  hint: 'You’ll get no more emails about notifications of this kind. They stay on the notifications page, and you can turn the emails on again in the settings.',
  end: 'Stop emails',
  failed: 'The emails couldn’t be turned off.',
  done: (label) => `You’ll get no more emails about “${label}”.`,
  linkMissing: 'Open the link in the email.',
  settings: 'Notification settings',
};
