import { MyApplicationPageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query MyApplicationPage($id: ID!) {
    notice(id: $id) {
      id
      kind
      title
      ...NoticeFacts_notice
      viewerApplication {
        id
        status
        ...CancelApplicationButton_application
      }
    }
  }
`;

/** Starts the query for a project and the viewer's application to it. */
export function loadMyApplicationPage({ preload, id }: Navigation) {
  return { notice: preload(MyApplicationPageDocument, { variables: { id } }) };
}
