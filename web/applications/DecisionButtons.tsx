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
  /** Called after the application was approved or denied. */
  onDecided: () => void;
}

/** Buttons to approve and deny an application. They are hidden when the viewer cannot decide it. */
export function DecisionButtons({ application, onDecided }: DecisionButtonsProps) {
  const { id, viewerCanDecide } = useFragmentData(DecisionButtons_ApplicationFragmentDoc, application);
  const { approve, deny, approving, denying } = useDecision(id);
  const notify = async (decision: Promise<boolean>): Promise<void> => {
    if (await decision) onDecided();
  };
  if (!viewerCanDecide) return null;
  return (
    <>
      <Button danger loading={denying} disabled={approving} onClick={() => void notify(deny())}>
        {texts.application.deny}
      </Button>
      <Button type="primary" loading={approving} disabled={denying} onClick={() => void notify(approve())}>
        {texts.application.approve}
      </Button>
    </>
  );
}
