import type { LegalSection } from '../../legal-section';

/** The translation of the terms of use (../../ko/legal/terms.ts). */
export const terms: readonly LegalSection[] = [
  {
    heading: '1. Purpose',
    body: [
      'These terms set out the rights and duties that come with finding teammates and applying on Hanteam. Hanteam is run by the operator named below.',
      'Hanteam is free. It helps students find each other, and takes no part in the work of their teams.',
    ],
  },
  {
    heading: '2. Signing up and accounts',
    body: [
      'You can sign up if you are at least 14 years old and attend a university.',
      [
        'Only you may use your account. Don’t share your password or access tokens with anyone.',
        'Give your real school and email address. A verified school is shown next to your name. The verification is valid until the end of March of the year after next.',
        'You can change your school only once a week.',
      ],
    ],
  },
  {
    heading: '3. Posts, applications and comments',
    body: [
      'The rights to what you write, and the responsibility for it, are yours. The operator uses it only to show it in the service.',
      [
        'Posts and comments can be read by the members to whom the service shows them. The text of an application can be read by the applicant and by the person who posted.',
        'A closed post can be reopened within 30 days. A declined application can’t be canceled.',
        'Promises, meetings and costs are up to the members themselves, who are responsible for them.',
      ],
    ],
  },
  {
    heading: '4. What is not allowed',
    body: [
      [
        'Pretending to be another person or school',
        'Insults, harassment, discrimination and sexually offensive content',
        'Advertising, fraud, and doing assignments for others for pay',
        'Publishing or collecting personal data of others without permission',
        'Disrupting the service, or posting automatically to get around its limits',
      ],
      'The operator can hide or delete such content, and suspend members who do so repeatedly. Unless it is urgent, the operator first gives the reason and listens to the member.',
    ],
  },
  {
    heading: '5. Deleting your account',
    body: [
      'You can delete your account in the settings at any time. Your profile, posts, applications, saved posts and notifications are deleted immediately. Your comments stay without your name. To remove them too, delete them before your account.',
      'Before you do, you can download your data in the settings.',
    ],
  },
  {
    heading: '6. Changes to the service and liability',
    body: [
      'The operator tries to run the service reliably, and announces maintenance or the end of the service in advance.',
      'As far as the law allows, the operator is not liable for what happens between members, or for what it can’t prevent, such as natural disasters and network failures. For damage caused by the operator’s intent or negligence, the operator is liable by law.',
    ],
  },
  {
    heading: '7. Changes to these terms',
    body: [
      'Changes are announced 7 days before they take effect, or 30 days before if they are to members’ disadvantage, and we ask for your consent again. If you don’t agree, you can delete your account.',
      'The law of the Republic of Korea applies to these terms.',
    ],
  },
];
