import { groupDigits, many, ownCount } from '../group-digits';
import type * as korean from '../ko/nav';
import type { Translation } from '../translation';
import { plural } from './plural';
import { time } from './time';

export const nav: Translation<typeof korean.nav> = {
  main: 'Main menu',
  bottom: 'Bottom menu',
  home: 'Home',
  projects: 'Projects',
  studies: 'Study groups',
  greeting: 'Which team\nwill you find today?',
  toDo: {
    title: 'What’s waiting',
    sent: {
      name: 'My applications',
      count: (count) => count,
      waits: 'waiting',
      next: (decideBy, title) => `Hear back by ${time.day(decideBy)} · ${title}`,
      none: 'No applications are waiting for a reply',
    },
    toDecide: {
      name: 'To review',
      count: (count) => count,
      waits: 'waiting',
      next: (count, title) => `${plural(count, 'application')} · ${title}`,
      none: 'No applications to review',
    },
    unread: {
      name: 'News',
      count: (count) => count,
      waits: 'unread',
      next: (text, title) => (title === '' ? text : `${text.replace(/\.$/, '')} · ${title}`),
      none: 'You’ve read everything',
    },
  },
  createTeam: 'Start a team',
  notifications: 'Inbox',
  unread: (count) => (count === 0 ? 'Inbox' : `Inbox, ${count} unread`),
  find: 'Find',
  myTeams: 'My teams',
  userMenu: (nickName, openReports = 0) =>
    openReports === 0 ? `${nickName}: menu` : `${plural(openReports, 'open report')}, ${nickName}: menu`,
  myNotices: 'Posts',
  applications: 'Applied',
  teams: 'Teams',
  favourites: 'Saved',
  now: 'Worth a look now',
  exactly: groupDigits,
  many,
  ownCount,
  settings: 'Settings',
  moderation: (openReports) => (openReports === 0 ? 'Reports' : `Reports ${openReports}`),
  operator: (openReports) => (openReports === 0 ? 'All schools' : `All schools ${openReports}`),
  guide: 'How it works',
  logOut: 'Log out',
  logOutFailed: 'We couldn’t log you out.',
  reload: 'Reload the menu',
};
