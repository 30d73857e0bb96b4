import { MyPageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query MyPage {
    viewer {
      id
      ...ProfileForm_viewer
      ...SchoolVerification_viewer
      ...ChangeEmailForm_viewer
      ...AccessTokenSection_viewer
    }
  }
`;

/** Starts the query for the viewer's settings. It is not repeated, because the form edits its data. */
export function loadMyPage({ preload }: Navigation) {
  return { viewer: preload(MyPageDocument, { variables: {}, refetchOn: false }) };
}
