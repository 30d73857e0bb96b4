import type { Known } from '../../graphql/enums';
import { MoveTeamDocument, TeamStateButtons_TeamFragmentDoc, type TeamState } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { ConfirmButton } from '../../components/dialogs/ConfirmButton';
import { useToast } from '../../components/feedback/Toast';
import { useAction } from '../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';

gql`
  fragment TeamStateButtons_team on Team {
    id
    state
    viewerNextStates
  }
`;
gql`
  mutation MoveTeam($input: MoveTeamInput!) {
    moveTeam(input: $input) {
      team {
        id
        ...TeamStateButtons_team
        ...LeaveTeamButton_team
        ...VacantSeat_team
        ...ShowOnProfile_team
        ...TeamBanner_team
        ...InvitePanel_team
      }
    }
  }
`;

/** A final state of a team. */
type Step = Exclude<Known<TeamState>, 'ACTIVE'>;

const STEPS: readonly Step[] = ['DONE', 'DISBANDED'];

/** Buttons for the final steps that the viewer may take. */
export function TeamStateButtons({ team }: { team: FragmentOf<typeof TeamStateButtons_TeamFragmentDoc> }) {
  const { id, viewerNextStates } = useFragmentData(TeamStateButtons_TeamFragmentDoc, team);
  const toast = useToast();
  const [move] = useAction(MoveTeamDocument, { failed: texts.team.failed.move });
  return (
    <>
      {STEPS.filter((next) => viewerNextStates.includes(next)).map((next) => (
        <ConfirmButton
          key={next}
          danger={next === 'DISBANDED'}
          question={texts.team.moveQuestions[next]}
          hint={texts.team.moveHint}
          onConfirm={() => move({ input: { teamId: id, state: next } })}
          onDone={() => toast.success(texts.team.moved[next])}
        >
          {texts.team.moves[next]}
        </ConfirmButton>
      ))}
    </>
  );
}
