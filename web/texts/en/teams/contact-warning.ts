import type * as korean from '../../ko/teams/contact-warning';
import type { Translation } from '../../translation';

export const contactWarning: Translation<typeof korean.contactWarning> = {
  question: 'Did you include contact details?',
  hint: {
    PHONE: 'Part of it looks like a phone number. Anyone who can read your text will see it. Post it anyway?',
    KAKAO: 'Part of it looks like a KakaoTalk ID. Anyone who can read your text will see it. Post it anyway?',
    ACCOUNT: 'Part of it looks like a bank account number. Anyone who can read your text will see it. Post it anyway?',
  },
  publish: 'Post anyway',
  edit: 'Edit',
};
