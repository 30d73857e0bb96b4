import { AppliedItem_ApplicationFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getAppliedHref } from '../notices/hrefs';
import { StatusChip } from '../notices/StatusChip';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { ApplicationStatusBadge } from './ApplicationStatusBadge';
import { ListRow } from '../ui/Rows';

gql`
  fragment AppliedItem_application on Application {
    id
    status
    notice {
      id
      kind
      title
      recruiting
    }
  }
`;

/** One of the viewer's applications in a list, with the status of the notice and of the application. */
export function AppliedItem({ application }: { application: FragmentOf<typeof AppliedItem_ApplicationFragmentDoc> }) {
  const { status, notice } = useFragmentData(AppliedItem_ApplicationFragmentDoc, application);
  const { id, kind, title, recruiting } = notice;
  return (
    <ListRow before={<StatusChip recruiting={recruiting} />} title={title} href={getAppliedHref(kind, id)}>
      <ApplicationStatusBadge status={status} />
    </ListRow>
  );
}
