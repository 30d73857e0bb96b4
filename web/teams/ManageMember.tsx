import { Button } from 'antd';
import {
  AskTeamMemberDocument,
  ManageMember_MemberFragmentDoc,
  RemoveTeamMemberDocument,
} from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { Chip } from '../ui/Chip';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { LeadMember } from './LeadMember';
import { ReasonButton } from './ReasonButton';
import styles from './TeamMemberRow.module.css';

gql`
  fragment ManageMember_member on TeamMember {
    id
    askedAt
    unanswered
    viewerCanManage
    ...LeadMember_member
    member {
      id
      nickName
    }
  }
`;
gql`
  mutation AskTeamMember($input: AskTeamMemberInput!) {
    askTeamMember(input: $input) {
      team {
        id
        ...TeamRoster_team
      }
    }
  }
`;
gql`
  mutation RemoveTeamMember($input: RemoveTeamMemberInput!) {
    removeTeamMember(input: $input) {
      team {
        id
        ...TeamRoster_team
      }
    }
  }
`;

interface ManageMemberProps {
  teamId: string;
  member: FragmentOf<typeof ManageMember_MemberFragmentDoc>;
}

/** Lets the owner ask a member for a response, and remove them. */
export function ManageMember({ teamId, member: place }: ManageMemberProps) {
  const shown = useFragmentData(ManageMember_MemberFragmentDoc, place);
  const { askedAt, unanswered, viewerCanManage, member } = shown;
  const toast = useToast();
  const [ask, asking] = useAction(AskTeamMemberDocument);
  const [remove, removing] = useAction(RemoveTeamMemberDocument);
  const target = { teamId, memberId: member.id };
  const sendAsk = async (): Promise<void> => {
    if (await ask({ input: target })) toast.success(texts.team.asked);
  };
  const confirmRemove = async (reason: string): Promise<boolean> => {
    if (!(await remove({ input: { ...target, reason } }))) return false;
    toast.success(texts.team.removed);
    return true;
  };
  if (!viewerCanManage) return null;
  return (
    <fieldset className={styles.manage} aria-label={texts.team.manage(member.nickName)}>
      {askedAt === null ? (
        <Button loading={asking} onClick={() => void sendAsk()}>
          {texts.team.ask}
        </Button>
      ) : (
        <Chip tone="urgent">{unanswered ? texts.team.silent : texts.team.waiting}</Chip>
      )}
      <ReasonButton
        label={texts.team.remove}
        question={texts.team.removeQuestion(member.nickName)}
        hint={texts.team.removeHint}
        reasonLabel={unanswered ? texts.team.removeReasonOptional : texts.team.removeReason}
        required={!unanswered}
        pending={removing}
        onConfirm={confirmRemove}
      />
      <LeadMember teamId={teamId} member={shown} />
    </fieldset>
  );
}
