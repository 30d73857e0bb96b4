import type * as korean from '../../ko/teams/contact';
import type { Translation } from '../../translation';

export const contact: Translation<typeof korean.contact> = {
  section: 'Contact details',
  title: 'Contact details for your teammates',
  nothingShared: 'Nothing shared',
  hint: 'Only your current teammates see them. What you leave empty isn’t shown.',
  kind: { openChat: 'Open chat', email: 'Email', phone: 'Phone', github: 'GitHub', discord: 'Discord' },
  placeholder: {
    openChat: 'https://open.kakao.com/o/…',
    email: 'me@example.com',
    phone: '010-1234-5678',
    github: 'GitHub username',
    discord: 'Discord username',
  },
  save: 'Save contact details',
  saved: 'Contact details saved.',
  saveFailed: 'Your contact details couldn’t be saved.',
  shared: (kinds) => `Once you’re accepted, teammates will see: ${kinds}`,
  sharesNothing: 'You have no contact details to share yet.',
  choose: 'Choose details',
  write: 'Add contact details',
  mine: 'My details',
  none: 'No contact details',
  of: (nickName) => `${nickName}’s contact details`,
  openChat: 'Go to open chat',
  open: (nickName, kind) => `${nickName}: ${kind}`,
  show: 'Contact',
  copied: (value) => `Copied: ${value}`,
};
