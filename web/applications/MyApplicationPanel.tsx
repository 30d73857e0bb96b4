import { MyApplicationPanel_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { MyApplication } from './MyApplication';

gql`
  fragment MyApplicationPanel_notice on Notice {
    id
    viewerApplication {
      id
      ...MyApplication_application
    }
  }
`;

/** The viewer's application to a notice with its status. Renders nothing without an application. */
export function MyApplicationPanel({ notice }: { notice: FragmentOf<typeof MyApplicationPanel_NoticeFragmentDoc> }) {
  const { viewerApplication } = useFragmentData(MyApplicationPanel_NoticeFragmentDoc, notice);
  return viewerApplication && <MyApplication application={viewerApplication} />;
}
