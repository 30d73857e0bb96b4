import { entryFor } from '../../graphql/enums';
import { RulingItem_DecisionFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { TimeAgo } from '../../components/text/TimeAgo';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { AppealButton } from './AppealButton';
import { HiddenChip } from './HiddenChip';
import styles from './safety.module.css';
import { MemberText } from '../../components/text/MemberText';

gql`
  fragment RulingItem_decision on Decision {
    id
    target
    text
    action
    reason
    createdAt
    hidden
    suspendedUntil
    appealedAt
    viewerCanAppeal
  }
`;

/** A ruling, its reason, and a button to appeal. */
export function RulingItem({ decision }: { decision: FragmentOf<typeof RulingItem_DecisionFragmentDoc> }) {
  const data = useFragmentData(RulingItem_DecisionFragmentDoc, decision);
  const { id, target, text, action, reason, createdAt, hidden, suspendedUntil, appealedAt, viewerCanAppeal } = data;
  return (
    <li className={styles.item}>
      <span className={styles.name}>
        <strong>{entryFor(texts.safety.action, action)(entryFor(texts.safety.target, target))}</strong>{' '}
        <TimeAgo time={createdAt} />
      </span>
      {hidden && <HiddenChip />}
      <blockquote className={styles.quote}>
        <MemberText text={text} />
      </blockquote>
      <p className={styles.line}>
        <MemberText text={reason ?? (action === 'RESTORE' ? texts.safety.byTime : texts.safety.byReports)} />
      </p>
      {suspendedUntil !== null && (
        <p className={styles.line}>{texts.safety.until(texts.time.minute(suspendedUntil))}</p>
      )}
      {appealedAt !== null && <p className={`${styles.line} ${styles.facts}`}>{texts.safety.appealed}</p>}
      {viewerCanAppeal && <AppealButton decisionId={id} />}
    </li>
  );
}
