import type { FormInstance } from 'antd';
import { AskTeamMemberDocument, HandOverTeamDocument, RemoveTeamMemberDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';

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
        ...TeamDepartures_team
        ...TeamBoard_team
        ...VacantSeat_team
        ...InvitePanel_team
      }
    }
  }
`;
gql`
  mutation HandOverTeam($input: HandOverTeamInput!, $after: String) {
    handOverTeam(input: $input) {
      team {
        id
        ...TeamRoster_team
        ...TeamDepartures_team
        ...TeamStateButtons_team
        ...LeaveTeamButton_team
        ...VacantSeat_team
        ...InvitePanel_team
        ...TeamPosts_team
      }
    }
  }
`;

/** Returns the owner's actions for a teammate. */
export function useMemberActions(target: { teamId: string; memberId: string }) {
  const toast = useToast();
  const [ask] = useAction(AskTeamMemberDocument);
  const [remove] = useAction(RemoveTeamMemberDocument);
  const [handOver] = useAction(HandOverTeamDocument);
  return {
    ask: async (): Promise<void> => {
      if (await ask({ input: target })) toast.success(texts.team.asked);
    },
    handOver: () => handOver({ input: target }),
    remove: (reason: string, form: FormInstance) => remove({ input: { ...target, reason } }, form),
  };
}
