import { ApplicantItem_ApplicationFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getHref } from '../paths';
import { Avatar } from '../ui/Avatar';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { ApplicationStatusBadge } from './ApplicationStatusBadge';
import { ListRow } from '../ui/Rows';

gql`
  fragment ApplicantItem_application on Application {
    id
    status
    applicant {
      id
      nickName
      imageUrl
    }
  }
`;

/** An applicant in a list, with a link to the application. */
export function ApplicantItem({
  application,
}: {
  application: FragmentOf<typeof ApplicantItem_ApplicationFragmentDoc>;
}) {
  const { id, status, applicant } = useFragmentData(ApplicantItem_ApplicationFragmentDoc, application);
  return (
    <ListRow before={<Avatar {...applicant} />} title={applicant.nickName} href={getHref('resume', { id })}>
      <ApplicationStatusBadge status={status} />
    </ListRow>
  );
}
