import type * as korean from '../ko/guide';
import type { Translation } from '../translation';

export const guide: Translation<typeof korean.guide> = {
  title: 'How Hanteam works',
  intro: 'Apply to posts by people at your own school and become a team in four steps.',
  steps: [
    ['Find a post', 'Look through projects and study groups for one you like. Tap the star to save it.'],
    ['Ask', 'Ask questions in the comments below the post. The person who posted is notified.'],
    ['Apply', 'Choose a role and write a few words. Only the person who posted can read them.'],
    ['Get a reply', 'You’re notified when you’re accepted or declined. Until then you can cancel and apply again.'],
  ],
  example: 'Posts look like this',
  exampleTitle: 'An app with menus from restaurants near campus',
  exampleOwner: 'Hanna',
  examplePosted: 'Our school · yesterday',
  exampleField: 'Web service',
  exampleStack: ['React', 'Node.js'],
  exampleContent:
    'An app for anyone who can never decide where to have lunch.\nWe meet in the library every Wednesday evening and want to launch it together within one semester.\nBeginners are welcome. We’re looking for people who’ll see it through.',
  apply: 'Find a project to apply to',
};
