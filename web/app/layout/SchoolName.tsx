import { SchoolName_ViewerFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { MemberText } from '../../components/text/MemberText';

gql`
  fragment SchoolName_viewer on Viewer {
    id
    school {
      id
      name
    }
  }
`;

export function SchoolName({ viewer }: { viewer: FragmentOf<typeof SchoolName_ViewerFragmentDoc> }) {
  return <MemberText text={useFragmentData(SchoolName_ViewerFragmentDoc, viewer).school.name} />;
}
