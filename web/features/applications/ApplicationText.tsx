import { entryFor } from '../../graphql/enums';
import { ApplicationText_ApplicationFragmentDoc, type ApplicationStatus } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { AnswerRows } from './AnswerRows';
import styles from './ApplicationText.module.css';
import { MemberText } from '../../components/text/MemberText';

gql`
  fragment ApplicationText_application on Application {
    id
    status
    role
    text
    answers {
      id
      question
      text
    }
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

interface ApplicationTextProps {
  application: FragmentOf<typeof ApplicationText_ApplicationFragmentDoc>;
  /** The questions of the notice; none if the viewer does not see the notice. */
  questions: readonly { id: string; text: string }[];
}

/** Shows the role (projects only), the answers and the text of an application. */
export function ApplicationText({ application, questions }: ApplicationTextProps) {
  const data = useFragmentData(ApplicationText_ApplicationFragmentDoc, application);
  const { status, role, text, answers, departureReason, message } = data;
  return (
    <dl className={styles.list}>
      {role && (
        <div>
          <dt>{texts.application.role}</dt>
          <dd>{entryFor(texts.notice.role, role)}</dd>
        </div>
      )}
      <AnswerRows answers={answers} questions={questions} />
      {(text !== '' || answers.length === 0) && (
        <div>
          <dt>{answers.length > 0 ? texts.application.moreName : texts.application.textName}</dt>
          <dd className={styles.text}>
            <MemberText text={text || texts.application.noText} />
          </dd>
        </div>
      )}
      {message !== null && (
        <div>
          <dt>{texts.application.message}</dt>
          <dd className={styles.text}>
            <MemberText text={message} />
          </dd>
        </div>
      )}
      {departureReason !== null && (
        <div>
          <dt>{nameDepartureReason(status)}</dt>
          <dd className={styles.text}>
            <MemberText text={departureReason} />
          </dd>
        </div>
      )}
    </dl>
  );
}
