import { ResumePageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query ResumePage($id: ID!) {
    application(id: $id) {
      id
      applicant {
        id
        nickName
      }
      notice {
        id
        kind
        viewerCanManage
      }
      ...ApplicationHead_application
      ...ApplicationText_application
      ...DecisionButtons_application
    }
  }
`;

/** Starts the query for one application. */
export function loadResumePage({ preload, id }: Navigation) {
  return { application: preload(ResumePageDocument, { variables: { id } }) };
}
