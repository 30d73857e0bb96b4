import { ApplicationHead_ApplicationFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { Avatar } from '../ui/Avatar';
import { TimeAgo } from '../ui/TimeAgo';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { ApplicationStatusBadge } from './ApplicationStatusBadge';
import styles from './ApplicationHead.module.css';

gql`
  fragment ApplicationHead_application on Application {
    id
    status
    createdAt
    applicant {
      id
      nickName
      imageUrl
    }
  }
`;

interface ApplicationHeadProps {
  application: FragmentOf<typeof ApplicationHead_ApplicationFragmentDoc>;
  /** Whether to show the nickname, for when no heading does. */
  named?: boolean;
}

/** The applicant, the status and the time of an application. */
export function ApplicationHead({ application, named = false }: ApplicationHeadProps) {
  const { status, createdAt, applicant } = useFragmentData(ApplicationHead_ApplicationFragmentDoc, application);
  return (
    <p className={styles.head}>
      <Avatar {...applicant} size={36} />
      {named && <span>{applicant.nickName}</span>}
      <ApplicationStatusBadge status={status} />
      <TimeAgo time={createdAt} />
    </p>
  );
}
