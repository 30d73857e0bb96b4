import { entryFor } from '../../graphql/enums';
import { CaseLog_ModerationCaseFragmentDoc, type ModerationAction } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { TimeAgo } from '../../components/text/TimeAgo';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import styles from './CaseItem.module.css';
import { MemberText } from '../../components/text/MemberText';

gql`
  fragment CaseLog_moderationCase on ModerationCase {
    id
    entries {
      action
      reason
      days
      createdAt
    }
  }
`;

/** The rulings on a case, newest first. */
export function CaseLog({ moderationCase }: { moderationCase: FragmentOf<typeof CaseLog_ModerationCaseFragmentDoc> }) {
  const { entries } = useFragmentData(CaseLog_ModerationCaseFragmentDoc, moderationCase);
  if (entries.length === 0) return null;
  return (
    <div className={styles.log}>
      <h4>{texts.moderation.log}</h4>
      <ul>
        {entries.map(({ action, reason, days, createdAt }) => (
          <li key={`${createdAt}:${action}`}>
            <TimeAgo time={createdAt} />{' '}
            {reason === null ? describeAutomatic(action) : entryFor(texts.moderation.entry, action)}
            {days !== null && ` ${texts.moderation.dayCount(days)}`}
            {reason !== null && (
              <>
                : <MemberText text={reason} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Describes an entry without a moderator: hidden by reports, or restored after a week. */
function describeAutomatic(action: ModerationAction): string {
  return action === 'RESTORE' ? texts.moderation.byTime : texts.moderation.byReports;
}
