import { MyPageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query MyPage {
    viewer {
      id
      member {
        id
        ...CompletedTeams_member
      }
      ...ProfileForm_viewer
      ...SchoolVerification_viewer
      ...ContactsForm_viewer
      ...NotificationSettings_viewer
      ...ChangeEmailForm_viewer
      ...AccessTokenSection_viewer
      ...BlockedMembers_viewer
      ...Decisions_viewer
    }
  }
`;

/** Starts the query for the viewer's settings. It is not repeated, because the form edits its data. */
export function loadMyPage({ preload }: Navigation) {
  return { viewer: preload(MyPageDocument, { variables: {}, refetchOn: false }) };
}
