import { Link } from 'react-router-dom';
import { ApplicantItem_ApplicationFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getHref } from '../paths';
import { Avatar } from '../ui/Avatar';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { ApplicationStatusBadge } from './ApplicationStatusBadge';

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
    <li className="notice-row">
      <Avatar nickName={applicant.nickName} imageUrl={applicant.imageUrl} />
      <Link to={getHref('resume', { id })}>{applicant.nickName}</Link>
      <span className="notice-row-end">
        <ApplicationStatusBadge status={status} />
      </span>
    </li>
  );
}
