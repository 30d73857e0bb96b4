import { Button } from 'antd';
import { AnswerTeam_TeamFragmentDoc, AnswerTeamDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { Panel } from '../ui/Panel';
import { Row } from '../ui/Row';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';

gql`
  fragment AnswerTeam_team on Team {
    id
    viewerAskedAt
  }
`;
gql`
  mutation AnswerTeam($input: AnswerTeamInput!) {
    answerTeam(input: $input) {
      team {
        id
        ...AnswerTeam_team
        ...TeamRoster_team
      }
    }
  }
`;

/** A button that answers the owner's request for a response. */
export function AnswerTeam({ team }: { team: FragmentOf<typeof AnswerTeam_TeamFragmentDoc> }) {
  const { id, viewerAskedAt } = useFragmentData(AnswerTeam_TeamFragmentDoc, team);
  const [answer, pending] = useAction(AnswerTeamDocument);
  if (viewerAskedAt === null) return null;
  return (
    <Panel title={texts.team.ask} spaced>
      <p>{texts.team.answerHint}</p>
      <Row>
        <Button type="primary" size="large" loading={pending} onClick={() => void answer({ input: { teamId: id } })}>
          {texts.team.answer}
        </Button>
      </Row>
    </Panel>
  );
}
