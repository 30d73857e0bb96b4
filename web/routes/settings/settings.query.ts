import { SettingsPageDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import type { Navigation } from '../page';

gql`
  query SettingsPage {
    viewer {
      id
      email
      emailState
      member {
        id
        nickName
        completedTeams {
          id
        }
        ...CompletedTeams_member
      }
      teamProfile {
        intro
        roles
        tags {
          id
          name
        }
        links
        department
      }
      courses {
        name
      }
      freeHours {
        hours
        isPast
      }
      contacts {
        openChat
        email
        phone
        github
        discord
      }
      accessTokens {
        id
      }
      blockedMembers(first: 100) {
        edges {
          node {
            id
          }
        }
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
export function loadSettings({ preload }: Navigation) {
  return { viewer: preload(SettingsPageDocument, { variables: {}, refetchOn: false }) };
}
