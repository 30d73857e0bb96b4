import { Button } from 'antd';
import { DecisionButtons_ApplicationFragmentDoc } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { useDecision } from './useDecision';

gql`
  fragment DecisionButtons_application on Application {
    id
    viewerCanDecide
  }
`;

/** An application, and what follows a decision. */
interface DecisionButtonsProps {
  application: FragmentOf<typeof DecisionButtons_ApplicationFragmentDoc>;
  onDecided: () => void;
}

/** Approve and deny. Nothing to see where there is nothing to decide. */
export function DecisionButtons({ application, onDecided }: DecisionButtonsProps) {
  const { id, viewerCanDecide } = useFragmentData(DecisionButtons_ApplicationFragmentDoc, application);
  const { approve, deny, approving, denying } = useDecision(id);
  const follow = async (decided: Promise<boolean>): Promise<void> => {
    if (await decided) onDecided();
  };
  if (!viewerCanDecide) return null;
  return (
    <>
      <Button danger loading={denying} disabled={approving} onClick={() => void follow(deny())}>
        {texts.application.deny}
      </Button>
      <Button type="primary" loading={approving} disabled={denying} onClick={() => void follow(approve())}>
        {texts.application.approve}
      </Button>
    </>
  );
}
