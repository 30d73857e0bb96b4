import type * as korean from '../../ko/account/unsubscribe';
import type { Translation } from '../../translation';

export const unsubscribe: Translation<typeof korean.unsubscribe> = {
  title: 'Stop notification e-mails',
  hint: 'You’ll get no more e-mails about notifications of this kind. They stay on the notifications page, and you can turn the e-mails on again in the settings.',
  end: 'Stop e-mails',
  failed: 'The e-mails couldn’t be turned off.',
  done: (label) => `You’ll get no more e-mails about “${label}”.`,
  linkMissing: 'Open the link in the e-mail.',
  settings: 'Notification settings',
};
