import { MyPageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query MyPage {
    viewer {
      id
      email
      member {
        id
        completedTeams {
          id
        }
        ...CompletedTeams_member
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
      ...SchoolVerification_viewer
      ...ContactsForm_viewer
      ...NotificationSettings_viewer
      ...AccessTokenSection_viewer
      ...BlockedMembers_viewer
      ...Decisions_viewer
    }
  }
`;

/**
 * Starts the query for the viewer's settings. It is not refetched, because the form edits its data.
 */
export function loadMyPage({ preload }: Navigation) {
  return { viewer: preload(MyPageDocument, { variables: {}, refetchOn: false }) };
}
