import { DecisionButtons_ApplicationFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { ConfirmButton } from '../ui/ConfirmButton';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { useDecision } from './useDecision';

gql`
  fragment DecisionButtons_application on Application {
    id
    viewerCanDecide
  }
`;

interface DecisionButtonsProps {
  application: FragmentOf<typeof DecisionButtons_ApplicationFragmentDoc>;
  /** Called after the application was approved or rejected. */
  onDecided: () => void;
}

/** Buttons to approve and reject an application, which ask before, because a decision is final. They are hidden when the viewer cannot decide it. */
export function DecisionButtons({ application, onDecided }: DecisionButtonsProps) {
  const { id, viewerCanDecide } = useFragmentData(DecisionButtons_ApplicationFragmentDoc, application);
  const { approve, reject, approving, rejecting } = useDecision(id);
  const notify = async (decision: Promise<boolean>): Promise<void> => {
    if (await decision) onDecided();
  };
  if (!viewerCanDecide) return null;
  return (
    <>
      <ConfirmButton
        danger
        loading={rejecting}
        disabled={approving}
        question={texts.application.rejectQuestion}
        hint={texts.application.decisionHint}
        onConfirm={() => void notify(reject())}
      >
        {texts.application.reject}
      </ConfirmButton>
      <ConfirmButton
        type="primary"
        loading={approving}
        disabled={rejecting}
        question={texts.application.approveQuestion}
        hint={texts.application.decisionHint}
        onConfirm={() => void notify(approve())}
      >
        {texts.application.approve}
      </ConfirmButton>
    </>
  );
}
