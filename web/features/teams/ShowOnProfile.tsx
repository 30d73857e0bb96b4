import { Button } from 'antd';
import { ShowOnProfile_TeamFragmentDoc, ShowTeamOnProfileDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { Panel } from '../../components/page/Panel';
import { Row } from '../../components/lists/Row';
import { useToast } from '../../components/feedback/Toast';
import { useAction } from '../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';

gql`
  fragment ShowOnProfile_team on Team {
    id
    viewerShowsOnProfile
    isOnViewerProfile
  }
`;
gql`
  mutation ShowTeamOnProfile($input: ShowTeamOnProfileInput!) {
    showTeamOnProfile(input: $input) {
      team {
        id
        ...ShowOnProfile_team
      }
    }
  }
`;

/** The viewer's choice whether a completed team appears on their profile. */
export function ShowOnProfile({ team }: { team: FragmentOf<typeof ShowOnProfile_TeamFragmentDoc> }) {
  const data = useFragmentData(ShowOnProfile_TeamFragmentDoc, team);
  const { id, viewerShowsOnProfile: shown, isOnViewerProfile } = data;
  const toast = useToast();
  const [show, pending] = useAction(ShowTeamOnProfileDocument, { failed: texts.team.failed.profile });
  if (shown === null) return null;
  const change = async (): Promise<void> => {
    if (!(await show({ input: { teamId: id, shown: !shown } }))) return;
    toast.success(shown ? texts.team.removedFromProfile : texts.team.shownOnProfile);
  };
  return (
    <Panel title={shown ? texts.team.completed : texts.team.profile} spaced>
      <p>{describeVisibility(shown, isOnViewerProfile)}</p>
      <Row>
        <Button type={shown ? 'default' : 'primary'} size="large" loading={pending} onClick={() => void change()}>
          {shown ? texts.team.removeFromProfile : texts.team.showOnProfile}
        </Button>
      </Row>
    </Panel>
  );
}

function describeVisibility(shown: boolean, isOnProfile: boolean): string {
  if (!shown) return texts.team.profileHint;
  return isOnProfile ? texts.team.onProfile : texts.team.waitingForAnother;
}
