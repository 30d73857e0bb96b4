import type * as korean from '../../ko/legal/consent';
import type { Translation } from '../../translation';
import { time } from '../time';

export const consent: Translation<typeof korean.consent> = {
  title: 'Consent',
  hint: 'To go on using Hanteam, please read and agree to the following. Either you didn’t agree when you signed up, or something has changed since then.',
  group: 'Consent needed to sign up',
  all: 'Agree to all',
  boxes: {
    TERMS: 'I agree to the terms of use (required)',
    PRIVACY: 'I agree to the use of my personal data (required)',
    AGE: 'I’m at least 14 years old (required)',
  },
  show: 'Read',
  read: (name) => `Read ${name} (new tab)`,
  allNeeded: 'You can use Hanteam only if you agree to all of them.',
  give: 'Agree and continue',
  failed: 'Your consent couldn’t be saved.',
  otherwise: 'If you don’t agree',
  otherwiseHint:
    'You can log out or delete your account. If you delete it, your data and posts are deleted, and your comments stay without your name.',
};

export const legal: Translation<typeof korean.legal> = {
  links: 'Terms and privacy',
  terms: 'Terms of use',
  privacy: 'Privacy notice',
  inForce: (version) =>
    `In effect since ${time.longDate(version)}. This is a translation. Only the Korean version is binding.`,
  ownText: 'More from your school',
  ownTextHint: 'The operator of your school adds this. If it differs from the text above, the text above applies.',
  operator: 'Operator',
  changed: (moment) => `The operator and their additional texts last changed on ${time.longDate(moment)}.`,
  name: 'Name',
  contact: 'Contact',
};
