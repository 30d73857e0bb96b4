import { useNavigate } from 'react-router-dom';
import { LeaveTeamButton_TeamFragmentDoc, LeaveTeamDocument } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { getHref } from '../../../paths';
import { texts } from '../../../texts';
import { ConfirmButton } from '../../../components/dialogs/ConfirmButton';
import { DialogButton } from '../../../components/dialogs/DialogButton';
import { useToast } from '../../../components/feedback/Toast';
import { useAction } from '../../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { ReasonDialog } from './ReasonDialog';

gql`
  fragment LeaveTeamButton_team on Team {
    id
    viewerCanLeave
    viewerCanManage
    members {
      id
    }
  }
`;
gql`
  mutation LeaveTeam($input: LeaveTeamInput!) {
    leaveTeam(input: $input) {
      notice {
        id
        viewerIsTeammate
        viewerCanManage
      }
    }
  }
`;

/** Ends the viewer's membership after a confirmation. */
export function LeaveTeamButton({ team }: { team: FragmentOf<typeof LeaveTeamButton_TeamFragmentDoc> }) {
  const data = useFragmentData(LeaveTeamButton_TeamFragmentDoc, team);
  const { id, viewerCanLeave, viewerCanManage, members } = data;
  const navigate = useNavigate();
  const toast = useToast();
  const [leave] = useAction(LeaveTeamDocument, { failed: texts.team.failed.leave });
  const goHome = (): void => {
    toast.success(texts.team.left);
    void navigate(getHref('home'));
  };
  if (!viewerCanLeave) return null;
  // Nobody remains who could read a reason.
  if (members.length === 1) {
    return (
      <ConfirmButton
        danger
        question={texts.team.leaveQuestion}
        hint={texts.team.leaveAloneHint}
        onConfirm={() => leave({ input: { teamId: id } })}
        onDone={goHome}
      >
        {texts.team.leave}
      </ConfirmButton>
    );
  }
  // Only the button of the dialog is red, because the button that disbands the team is beside this
  // one.
  return (
    <DialogButton
      dialog={(state) => (
        <ReasonDialog
          label={texts.team.leave}
          question={texts.team.leaveQuestion}
          hint={viewerCanManage ? texts.team.leaveAsOwnerHint : texts.team.leaveHint}
          reasonLabel={viewerCanManage ? texts.team.leaveAsOwnerReason : texts.team.leaveReason}
          onConfirm={({ reason }, form) => leave({ input: { teamId: id, reason } }, form)}
          onDone={goHome}
          {...state}
        />
      )}
    >
      {texts.team.leave}
    </DialogButton>
  );
}
