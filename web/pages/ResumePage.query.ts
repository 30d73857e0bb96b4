import { ResumePageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query ResumePage($id: ID!, $after: String) {
    application(id: $id) {
      id
      ...MyApplication_application
      notice {
        id
        kind
        viewerCanManage
        ...ApplicantsView_notice
      }
    }
  }
`;

/** Starts the query for one application, with the other applications to the same notice. */
export function loadResumePage({ preload, id }: Navigation) {
  return { application: preload(ResumePageDocument, { variables: { id } }) };
}
