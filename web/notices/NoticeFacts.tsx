import { NoticeFacts_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import styles from './NoticeFacts.module.css';

gql`
  fragment NoticeFacts_notice on Notice {
    id
    recruiting
    deadline
    decideWithinDays
    usualDecisionDays
  }
`;

/**
 * The deadline of a notice and how soon its owner usually answers. Without data about that, the
 * promised time is shown.
 */
export function NoticeFacts({ notice }: { notice: FragmentOf<typeof NoticeFacts_NoticeFragmentDoc> }) {
  const data = useFragmentData(NoticeFacts_NoticeFragmentDoc, notice);
  const { recruiting, deadline, decideWithinDays, usualDecisionDays: usual } = data;
  if (!recruiting && !deadline) return null;
  return (
    <dl className={styles.facts}>
      {deadline && (
        <div>
          <dt>{texts.notice.until}</dt>
          <dd>{texts.time.day(deadline)}</dd>
        </div>
      )}
      {recruiting && (
        <div>
          <dt>{texts.notice.answer}</dt>
          <dd>{usual === null ? texts.notice.decidesWithin(decideWithinDays) : texts.notice.usuallyDecides(usual)}</dd>
        </div>
      )}
    </dl>
  );
}
