import { Button } from 'antd';
import {
  HandOverTeamDocument,
  LeadMember_MemberFragmentDoc,
  NameCoLeaderDocument,
} from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { ConfirmButton } from '../ui/ConfirmButton';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';

gql`
  fragment LeadMember_member on TeamMember {
    id
    isCoLeader
    member {
      id
      nickName
    }
  }
`;
gql`
  mutation NameCoLeader($input: NameCoLeaderInput!) {
    nameCoLeader(input: $input) {
      team {
        id
        ...TeamRoster_team
      }
    }
  }
`;
gql`
  mutation HandOverTeam($input: HandOverTeamInput!) {
    handOverTeam(input: $input) {
      team {
        id
        ...TeamRoster_team
        ...TeamStateButtons_team
        ...LeaveTeamButton_team
        ...VacantSeat_team
      }
    }
  }
`;

interface LeadMemberProps {
  teamId: string;
  member: FragmentOf<typeof LeadMember_MemberFragmentDoc>;
}

/** Lets the owner name a member as a co-leader, and hand the team over to them. */
export function LeadMember({ teamId, member: place }: LeadMemberProps) {
  const { isCoLeader, member } = useFragmentData(LeadMember_MemberFragmentDoc, place);
  const toast = useToast();
  const [name, naming] = useAction(NameCoLeaderDocument);
  const [handOver, handingOver] = useAction(HandOverTeamDocument);
  const target = { teamId, memberId: member.id };
  const toggle = async (): Promise<void> => {
    if (!(await name({ input: { ...target, isCoLeader: !isCoLeader } }))) return;
    toast.success(isCoLeader ? texts.team.coLeaderDismissed : texts.team.coLeaderNamed);
  };
  const confirm = async (): Promise<void> => {
    if (await handOver({ input: target })) toast.success(texts.team.handedOver);
  };
  return (
    <>
      <Button loading={naming} onClick={() => void toggle()}>
        {isCoLeader ? texts.team.dismissCoLeader : texts.team.nameCoLeader}
      </Button>
      <ConfirmButton
        question={texts.team.handOverQuestion(member.nickName)}
        hint={texts.team.handOverHint}
        loading={handingOver}
        onConfirm={() => void confirm()}
      >
        {texts.team.handOver}
      </ConfirmButton>
    </>
  );
}
