import { AppliedItem_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getAppliedHref } from '../notices/hrefs';
import { StatusBadge } from '../notices/StatusBadge';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { ApplicationStatusBadge } from './ApplicationStatusBadge';
import { ListRow } from '../ui/Rows';

gql`
  fragment AppliedItem_notice on Notice {
    id
    kind
    title
    recruiting
    myApplication {
      id
      status
    }
  }
`;

/** A notice in the list of the viewer's applications, with the status of the notice and of the application. */
export function AppliedItem({ notice }: { notice: FragmentOf<typeof AppliedItem_NoticeFragmentDoc> }) {
  const { id, kind, title, recruiting, myApplication } = useFragmentData(AppliedItem_NoticeFragmentDoc, notice);
  return (
    <ListRow before={<StatusBadge recruiting={recruiting} />} title={title} href={getAppliedHref(kind, id)}>
      {myApplication && <ApplicationStatusBadge status={myApplication.status} />}
    </ListRow>
  );
}
