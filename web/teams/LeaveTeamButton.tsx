import { useNavigate } from 'react-router-dom';
import { LeaveTeamButton_TeamFragmentDoc, LeaveTeamDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { ReasonButton } from './ReasonButton';

gql`
  fragment LeaveTeamButton_team on Team {
    id
    viewerCanLeave
    viewerCanManage
  }
`;
gql`
  mutation LeaveTeam($input: LeaveTeamInput!) {
    leaveTeam(input: $input) {
      notice {
        id
        ...TeamLink_notice
      }
    }
  }
`;

/** Ends the viewer's membership after a confirmation. */
export function LeaveTeamButton({ team }: { team: FragmentOf<typeof LeaveTeamButton_TeamFragmentDoc> }) {
  const { id, viewerCanLeave, viewerCanManage } = useFragmentData(LeaveTeamButton_TeamFragmentDoc, team);
  const navigate = useNavigate();
  const toast = useToast();
  const [leave] = useAction(LeaveTeamDocument);
  const goHome = (): void => {
    toast.success(texts.team.left);
    void navigate(getHref('home'));
  };
  if (!viewerCanLeave) return null;
  return (
    <ReasonButton
      label={texts.team.leave}
      question={texts.team.leaveQuestion}
      hint={viewerCanManage ? texts.team.leaveAsOwnerHint : texts.team.leaveHint}
      reasonLabel={texts.team.leaveReason}
      onConfirm={({ reason }, form) => leave({ input: { teamId: id, reason } }, form)}
      onDone={goHome}
    />
  );
}
