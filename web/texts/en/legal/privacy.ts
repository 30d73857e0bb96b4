import type { LegalSection } from '../../legal-section';

/** The translation of the privacy notice (../../ko/legal/privacy.ts). */
export const privacy: readonly LegalSection[] = [
  {
    heading: '1. Personal data we collect, and why',
    body: [
      [
        'Sign-up: login ID, password (stored in a form that can’t be reversed), nickname, school and email address. To tell members apart, show posts from the same school, and send emails for account recovery and notifications. You can turn off notification emails by kind in the settings or by the link in an email. We also store when you confirmed the address and, if an email came back, when.',
        'Consents: the versions of the terms and of this notice you agreed to, the confirmation that you are at least 14, and the time. To prove the consent.',
        'Profile picture: only if you upload one. Shown to other members. Place and camera data in the picture are removed.',
        'School verification: only if you verify your school. School email address and time. So that one person verifies one account only. Other members see only whether you are verified.',
        'Activity: posts, application texts, answers to questions, replies to applications with their notes, comments, saved posts, notifications with their times, notification settings, and post alerts with the time you last opened them. To provide the service.',
        'Team profile: only if you fill it in. Introduction, roles, skills, links and department. Shown to your current teammates, and to the person whose post you send it to with an application. If you choose “My school”, members of your school who read your posts see it too. If you are reported, moderators see it as well. The department is shown only if you choose to show it.',
        'Courses and free hours: only if you fill them in. Used to find posts that fit you and hours when a whole team is free. Other members don’t see who entered what. The name of a course that 5 or more members of a school have is suggested to others who enter courses.',
        'Looking for a team, and offers: only if you look for a team or exchange offers. Kind, roles, the sentence about you, the chosen course, the duration, and the texts of offers. While you look for a team, verified members of your school see them with your nickname, picture and team profile. Only the person who posted and the one who received it see an offer. If a received offer is reported, moderators see it too. If a member who looks for a team is reported, moderators see their sentence of that time.',
        'Contact details for teams: only if you enter them. Open chat, email, phone number, GitHub, Discord. Shown to your current teammates. Messages on the team board, reasons for leaving or being removed, and teams you keep on your profile are stored too.',
        'Safety: reports, blocks, decisions of moderators and appeals. To run the service safely. Nobody is told who reported.',
        'Values that recognize the same person: only if you report, are reported or are suspended. They are made from the verified school address and the sign-up address with a secret key of the server, and can’t be reversed without it. So that nobody reports several times or avoids a suspension with another account.',
        'Login: sessions, the time of last use, and a cookie that recognizes the device. To keep you logged in and protect your account.',
        'Language: the language you choose and its cookie. To show pages, notifications and emails in it.',
        'Access tokens: only if you create one. Name, permissions, expiry date and time of last use. Only an irreversible form of the token is stored.',
        'Network address (IP): used only to count attempts and deleted within a day at most. It is not kept in logs.',
      ],
      'We don’t collect resident registration numbers, your location, or contacts stored on your phone. We use no advertising or analytics tools, and nothing needs an optional consent.',
    ],
  },
  {
    heading: '2. How long we keep it',
    body: [
      'We keep your personal data until you delete your account, and then delete it immediately. Comments and reports stay without their author. These are deleted earlier:',
      [
        'Notifications: shown for 90 days, and deleted within 31 days after that',
        'Courses and free hours: 1 year after the end of the semester',
        'Looking for a team: until the chosen time ends or you have a team. Texts of offers: 90 days after the offer ends. Who sent an offer to whom, and when: 186 days after the offer',
        'Team profiles sent with an application: until the application is deleted',
        'Sessions: 14 days after the last use, and at most 30 days after login',
        'The cookie that recognizes the device: 90 days. It is not stored on the server.',
        'The cookie that remembers the language: 1 year',
        'Access tokens: 30 days after they expire',
        'Password reset links: valid for 30 minutes after they are sent, then deleted',
        'Values that recognize reported members: 1 year after the last report or decision',
        'School verification codes: valid for 10 minutes, then deleted',
        'Records that an email was sent: 90 days. Address and content are not stored.',
        'Responses to requests that a program sent with a key: 24 hours. They are stored encrypted, so that the same request is not carried out twice. They are deleted after 24 hours even if you delete your account earlier.',
      ],
      'Values that recognize the same person stay for the following time after you delete your account. They contain no name or address, and only tell whether the same person has come back.',
      [
        'Reports by verified members: until a moderator decides, 1 year at most',
        'Suspensions: until they end, 30 days at most. If you sign up with the same email address or verify the same school address meanwhile, the suspension goes on.',
      ],
      'Records of moderators’ decisions, of who became or stopped being a moderator, and of changes of the operator and of your school’s additional texts stay after you delete your account. They contain no names of members, only numbers, the reasons that moderators wrote, and those texts.',
      'Data in backups is deleted after the time that the operator keeps backups.',
    ],
  },
  {
    heading: '3. Data given or entrusted to others',
    body: [
      'We don’t sell personal data or pass it to other companies. We provide it only if investigating authorities request it by law and due process.',
      'When we send an email, its address and content pass through the mail server chosen by the operator. If someone else runs the servers or the storage, the operator says so.',
    ],
  },
  {
    heading: '4. Data other members see',
    body: [
      'They see your nickname, profile picture, whether your school is verified, teams you keep on your profile, and your posts and comments. Only the person who posted can read your application text and your answers. Your team profile is shown to the members you choose, and to verified members of your school while you look for a team. Nobody sees your free hours or which courses you take. The only course others see is the one you choose when you look for a team. If you compare your free hours with a team, teammates who compare too see only the shared hours. If two people compare, each can tell the other’s free hours from them. Only current teammates see contact details and the team board. Nobody sees your login ID or the email address you signed up with.',
    ],
  },
  {
    heading: '5. Your rights',
    body: [
      [
        'Seeing and downloading: “Download my data” in the settings, once a day.',
        'Correcting: change your profile, email address and password in the settings. Edit or delete your posts, and delete your comments.',
        'Deleting and withdrawing consent: deleting your account in the settings also withdraws your consent.',
        'Stopping the use of your data, and other requests: write to the contact below. We’ll reply within 10 days.',
      ],
      'You have the right not to agree. Without the required data, however, we can’t provide the service and you can’t sign up.',
    ],
  },
  {
    heading: '6. How we keep it safe',
    body: [
      'Passwords and tokens are stored in a form that can’t be reversed. Logs contain nothing that members wrote. Deleted data is removed from the database and the storage immediately.',
    ],
  },
  {
    heading: '7. Cookies',
    body: [
      'We use only a cookie that keeps you logged in, one that recognizes the device, and one that remembers the language. If your browser blocks cookies, you can’t log in. Unsaved text is stored only in this browser.',
    ],
  },
  {
    heading: '8. Children under 14',
    body: ['Nobody under 14 can sign up. If we learn that someone under 14 has signed up, we delete the account.'],
  },
  {
    heading: '9. Questions and remedies',
    body: [
      'The operator below is responsible for questions and complaints about personal data, and for requests about your rights.',
      [
        'Personal Information Infringement Report Center: 118 without an area code (privacy.kisa.or.kr)',
        'Personal Information Dispute Mediation Committee: 1833-6972 (www.kopico.go.kr)',
        'Supreme Prosecutors’ Office: 1301, police: 182, without an area code',
      ],
    ],
  },
  {
    heading: '10. Changes',
    body: [
      'Changes to this notice are announced 7 days before they take effect. If the data we collect or its purposes change, we ask for your consent again.',
    ],
  },
];
