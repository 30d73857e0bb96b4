import type { FormInstance } from 'antd';
import {
  AskTeamMemberDocument,
  HandOverTeamDocument,
  RemoveTeamMemberDocument,
} from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { useToast } from '../../../components/feedback/Toast';
import { useAction } from '../../../graphql/useAction';

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
        ...TeamBanner_team
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

export function useMemberActions(target: { teamId: string; memberId: string }) {
  const toast = useToast();
  const [ask] = useAction(AskTeamMemberDocument, { failed: texts.team.failed.ask });
  const [remove] = useAction(RemoveTeamMemberDocument, { failed: texts.team.failed.remove });
  const [handOver] = useAction(HandOverTeamDocument, { failed: texts.team.failed.handOver });
  return {
    ask: async (): Promise<void> => {
      if (await ask({ input: target })) toast.success(texts.team.asked);
    },
    handOver: () => handOver({ input: target }),
    remove: (reason: string, form: FormInstance) => remove({ input: { ...target, reason } }, form),
  };
}
