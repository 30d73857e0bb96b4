import { SchoolName_ViewerFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';

gql`
  fragment SchoolName_viewer on Viewer {
    id
    school {
      id
      name
    }
  }
`;

/** The name of the viewer's school. */
export function SchoolName({ viewer }: { viewer: FragmentOf<typeof SchoolName_ViewerFragmentDoc> }) {
  return <bdi>{useFragmentData(SchoolName_ViewerFragmentDoc, viewer).school.name}</bdi>;
}
