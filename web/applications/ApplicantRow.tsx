import { ApplicantRow_ApplicationFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { Avatar } from '../ui/Avatar';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { ApplicationDialog } from './ApplicationDialog';
import { ApplicationStatusBadge } from './ApplicationStatusBadge';
import styles from './ApplicantTable.module.css';

gql`
  fragment ApplicantRow_application on Application {
    id
    status
    role
    applicant {
      id
      nickName
      imageUrl
    }
    ...ApplicationDialog_application
  }
`;

interface ApplicantRowProps {
  application: FragmentOf<typeof ApplicantRow_ApplicationFragmentDoc>;
  /** Whether the table has a column for the role. */
  withRole: boolean;
}

/** A row of the applicant table: status, name, role, and a button that opens the application. */
export function ApplicantRow({ application, withRole }: ApplicantRowProps) {
  const data = useFragmentData(ApplicantRow_ApplicationFragmentDoc, application);
  const { status, role, applicant } = data;
  return (
    <tr>
      <td className={styles.status}>
        <ApplicationStatusBadge status={status} />
      </td>
      <th scope="row" className={styles.name}>
        <span className={styles.applicant}>
          <Avatar {...applicant} />
          <span>{applicant.nickName}</span>
        </span>
      </th>
      {withRole && <td className={styles.role}>{role && texts.notice.role[role]}</td>}
      <td className={styles.form}>
        <ApplicationDialog application={data} />
      </td>
    </tr>
  );
}
