import { Button } from 'antd';
import { AnswerTeam_TeamFragmentDoc, AnswerTeamDocument } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { Panel } from '../../../components/page/Panel';
import { Row } from '../../../components/lists/Row';
import { useAction } from '../../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';

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

/** The button for a member's answer to the owner's question about the team. */
export function AnswerTeam({ team }: { team: FragmentOf<typeof AnswerTeam_TeamFragmentDoc> }) {
  const { id, viewerAskedAt } = useFragmentData(AnswerTeam_TeamFragmentDoc, team);
  const [answer, pending] = useAction(AnswerTeamDocument, { failed: texts.team.failed.answer });
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
