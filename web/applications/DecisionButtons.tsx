import { Button } from 'antd';
import { DecisionButtons_ApplicationFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
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

/** Buttons to approve and reject an application. They are hidden when the viewer cannot decide it. */
export function DecisionButtons({ application, onDecided }: DecisionButtonsProps) {
  const { id, viewerCanDecide } = useFragmentData(DecisionButtons_ApplicationFragmentDoc, application);
  const { approve, reject, approving, rejecting } = useDecision(id);
  const notify = async (decision: Promise<boolean>): Promise<void> => {
    if (await decision) onDecided();
  };
  if (!viewerCanDecide) return null;
  return (
    <>
      <Button danger loading={rejecting} disabled={approving} onClick={() => void notify(reject())}>
        {texts.application.reject}
      </Button>
      <Button type="primary" loading={approving} disabled={rejecting} onClick={() => void notify(approve())}>
        {texts.application.approve}
      </Button>
    </>
  );
}
