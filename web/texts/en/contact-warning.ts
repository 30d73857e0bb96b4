import type * as korean from '../ko/contact-warning';
import type { Translation } from '../translation';

export const contactWarning: Translation<typeof korean.contactWarning> = {
  question: 'Is there a contact detail in your text?',
  hint: {
    PHONE: 'It looks like a phone number. Everyone who can read the text will see it. Post it anyway?',
    KAKAO: 'It looks like a KakaoTalk ID. Everyone who can read the text will see it. Post it anyway?',
    ACCOUNT: 'It looks like a bank account number. Everyone who can read the text will see it. Post it anyway?',
  },
  publish: 'Post anyway',
  edit: 'Edit',
};
