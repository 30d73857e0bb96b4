import { entryFor } from '../../graphql/enums';
import { ApplicationText_ApplicationFragmentDoc, type ApplicationStatus } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import styles from './ApplicationText.module.css';

gql`
  fragment ApplicationText_application on Application {
    id
    status
    role
    text
    departureReason
    message
  }
`;

/**
 * Returns the label of a departure reason. Members who leave give a reason, and so does an owner
 * who removes a member.
 */
export function nameDepartureReason(status: ApplicationStatus): string {
  return status === 'REMOVED' ? texts.application.removalReason : texts.application.departureReason;
}

/** Shows the role (projects only) and the text of an application. */
export function ApplicationText({
  application,
}: {
  application: FragmentOf<typeof ApplicationText_ApplicationFragmentDoc>;
}) {
  const data = useFragmentData(ApplicationText_ApplicationFragmentDoc, application);
  const { status, role, text, departureReason, message } = data;
  return (
    <dl className={styles.list}>
      {role && (
        <div>
          <dt>{texts.application.role}</dt>
          <dd>{entryFor(texts.notice.role, role)}</dd>
        </div>
      )}
      <div>
        <dt>{texts.application.textName}</dt>
        <dd className={styles.text}>{text || texts.application.noText}</dd>
      </div>
      {message !== null && (
        <div>
          <dt>{texts.application.message}</dt>
          <dd className={styles.text}>{message}</dd>
        </div>
      )}
      {departureReason !== null && (
        <div>
          <dt>{nameDepartureReason(status)}</dt>
          <dd className={styles.text}>{departureReason}</dd>
        </div>
      )}
    </dl>
  );
}
