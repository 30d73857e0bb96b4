import { ClockCircleOutlined } from '@ant-design/icons';
import { DecisionPromise_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';

gql`
  fragment DecisionPromise_notice on Notice {
    id
    recruiting
    decideWithinDays
    usualDecisionDays
  }
`;

/** Says within how many days the owner of a notice decides about an application, and within how many they usually did. */
export function DecisionPromise({ notice }: { notice: FragmentOf<typeof DecisionPromise_NoticeFragmentDoc> }) {
  const { recruiting, ...days } = useFragmentData(DecisionPromise_NoticeFragmentDoc, notice);
  if (!recruiting) return null;
  return (
    <p>
      <ClockCircleOutlined aria-hidden /> {texts.notice.decidesWithin(days.decideWithinDays)}{' '}
      {days.usualDecisionDays !== null && <strong>{texts.notice.usuallyDecides(days.usualDecisionDays)}</strong>}
    </p>
  );
}
