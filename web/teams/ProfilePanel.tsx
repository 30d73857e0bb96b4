import { Button } from 'antd';
import { ProfilePanel_TeamFragmentDoc, ShowTeamOnProfileDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { Panel } from '../ui/Panel';
import { Row } from '../ui/Row';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';

gql`
  fragment ProfilePanel_team on Team {
    id
    viewerShowsOnProfile
    showingCount
  }
`;
gql`
  mutation ShowTeamOnProfile($input: ShowTeamOnProfileInput!) {
    showTeamOnProfile(input: $input) {
      team {
        id
        ...ProfilePanel_team
      }
    }
  }
`;

/** The viewer's choice whether a completed team appears on their profile. */
export function ProfilePanel({ team }: { team: FragmentOf<typeof ProfilePanel_TeamFragmentDoc> }) {
  const { id, viewerShowsOnProfile: shown, showingCount } = useFragmentData(ProfilePanel_TeamFragmentDoc, team);
  const toast = useToast();
  const [show, pending] = useAction(ShowTeamOnProfileDocument);
  if (shown === null) return null;
  const change = async (): Promise<void> => {
    if (!(await show({ input: { teamId: id, shown: !shown } }))) return;
    toast.success(shown ? texts.team.removedFromProfile : texts.team.shownOnProfile);
  };
  return (
    <Panel title={shown ? texts.team.completed : texts.team.profile} spaced>
      <p>{describe(shown, showingCount)}</p>
      <Row>
        <Button type={shown ? 'default' : 'primary'} size="large" loading={pending} onClick={() => void change()}>
          {shown ? texts.team.removeFromProfile : texts.team.showOnProfile}
        </Button>
      </Row>
    </Panel>
  );
}

function describe(shown: boolean, showingCount: number): string {
  if (!shown) return texts.team.profileHint;
  return showingCount > 1 ? texts.team.onProfile : texts.team.waitingForAnother;
}
