import { LayoutDocument } from '../../graphql/generated/documents';
import type { Preload } from '../../graphql/preload';
import { gql } from '../../graphql/tag';

gql`
  query Layout {
    viewer {
      id
      loginId
      schoolProof
      missingConsents
      school {
        id
        name
      }
      ...UserMenu_viewer
      ...Bell_viewer
    }
  }
`;

/** Starts the query for the viewer in the bars. */
export function loadLayout({ preload }: { preload: Preload }) {
  return { viewer: preload(LayoutDocument, { variables: {} }) };
}
