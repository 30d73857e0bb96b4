import { SettingsPageDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { PATHS } from '../../paths';
import { loadLegalPage } from '../visitors/legal.page';
import type { Chunk, Navigation, PageRoute } from '../page';

gql`
  query SettingsPage {
    viewer {
      id
      member {
        id
        ...CompletedTeams_member
      }
      accessTokens {
        id
      }
      ...ProfileForm_viewer
      ...TeamProfileForm_viewer
      ...CoursesForm_viewer
      ...FreeHoursForm_viewer
      ...SchoolVerification_viewer
      ...ContactsForm_viewer
      ...EmailConfirmation_viewer
      ...NotificationSettings_viewer
      ...AlertRows_viewer
      ...AccessTokenSection_viewer
      ...BlockedMembers_viewer
      ...Rulings_viewer
    }
  }
`;

/** Starts the query for the viewer's settings. It is not refetched, because forms edit its data. */
export function loadSettingsPage({ preload }: Navigation) {
  return { viewer: preload(SettingsPageDocument, { variables: {}, refetchOn: false }) };
}

/** Starts the queries for the viewer's settings and the operator. */
export function loadAccountPage(navigation: Navigation) {
  return { ...loadSettingsPage(navigation), ...loadLegalPage(navigation) };
}

const TAB = { layout: 'members', loading: 'list', load: loadSettingsPage } as const;

export const pages: readonly PageRoute[] = [
  { path: PATHS.settings, layout: 'members', component: async () => (await import('./settings')).SettingsPage },
  { ...TAB, path: PATHS.profile, component: async () => (await import('./settings')).ProfilePage },
  {
    ...TAB,
    path: PATHS.notificationSettings,
    component: async () => (await import('./settings')).NotificationSettingsPage,
  },
  { ...TAB, path: PATHS.safety, component: async () => (await import('./settings')).SafetyPage },
  {
    ...TAB,
    path: PATHS.account,
    load: loadAccountPage,
    component: async () => (await import('./settings')).AccountPage,
  },
  { ...TAB, path: PATHS.developer, component: async () => (await import('./settings')).DeveloperPage },
];

export const chunk: Chunk = 'profile';
