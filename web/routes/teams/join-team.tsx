import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import { entryFor } from '../../graphql/enums';
import { JoinTeamDocument, JoinTeamPageDocument } from '../../graphql/generated/documents';
import { type Failure, isSessionFailure, parseFailure } from '../../graphql/failure';
import { gql } from '../../graphql/tag';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import { Empty } from '../../components/feedback/Empty';
import { LinkButton } from '../../components/buttons/LinkButton';
import { LoadFailed } from '../../components/page/LoadFailed';
import { Loading } from '../../components/page/Loading';
import { Markdown } from '../../components/text/Markdown';
import { Page } from '../../components/page/Page';
import { Panel } from '../../components/page/Panel';
import { Row } from '../../components/lists/Row';
import { useToast } from '../../components/feedback/Toast';
import { useAction } from '../../graphql/useAction';
import { useVerificationRedirect } from '../../features/verification/useVerificationRedirect';
import { MemberText } from '../../components/text/MemberText';

gql`
  query JoinTeamPage($token: String!) {
    teamInvitation(token: $token) {
      id
      role
      notice {
        id
        kind
        title
        content
        owner {
          id
          nickName
        }
      }
    }
  }
`;
gql`
  mutation JoinTeam($input: JoinTeamInput!) {
    joinTeam(input: $input) {
      team {
        id
      }
    }
  }
`;

/**
 * An invitation and the button that joins the team. The token follows `#`, because browsers do not
 * send the hash.
 */
export function JoinTeamPage() {
  const token = useLocation().hash.slice(1);
  // Links can be used once, so a cached response proves nothing.
  const { data, loading, error, refetch } = useQuery(JoinTeamPageDocument, {
    variables: { token },
    fetchPolicy: 'network-only',
  });
  const invitation = data?.teamInvitation;
  const failure = error && parseFailure(error);
  const navigate = useNavigate();
  const toast = useToast();
  const [join, pending] = useAction(JoinTeamDocument, {
    failed: texts.team.failed.join,
    onFailure: useVerificationRedirect(),
  });
  const enter = async (): Promise<void> => {
    const joined = await join({ input: { token } });
    if (!joined) return;
    const team = joined.joinTeam?.team;
    if (team) toast.success(texts.team.joined);
    // The team is missing if the member has joined but the result could not be read.
    await navigate(team ? getHref('team', { id: team.id }) : getHref('teams'), { replace: true });
  };
  return (
    <Page title={texts.team.joinTitle} narrow centred={!loading && !invitation}>
      {invitation ? (
        <Panel title={<MemberText text={invitation.notice.title} />} spaced>
          <Row>
            {invitation.role
              ? entryFor(texts.notice.role, invitation.role)
              : entryFor(texts.notice.kind, invitation.notice.kind)}{' '}
            · <MemberText text={invitation.notice.owner.nickName} />
          </Row>
          <Markdown text={invitation.notice.content} />
          <p>{texts.team.joinHint}</p>
          <Button type="primary" size="large" loading={pending} onClick={() => void enter()}>
            {texts.team.join}
          </Button>
        </Panel>
      ) : (
        <NoInvitation loading={loading} failure={failure} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

interface NoInvitationProps {
  loading: boolean;
  failure: Failure | undefined;
  onRetry: () => void;
}

/** Loading, error and invalid states of the invitation. */
function NoInvitation({ loading, failure, onRetry }: NoInvitationProps) {
  if (loading || (failure && isSessionFailure(failure))) return <Loading />;
  if (failure && failure.code !== 'NOT_FOUND') return <LoadFailed text={texts.common.loadFailed} onRetry={onRetry} />;
  return (
    <Empty
      object="lens"
      hint={texts.team.invalidInvitationHint}
      action={
        <LinkButton type="primary" to={getHref('home')}>
          {texts.common.toHome}
        </LinkButton>
      }
    >
      {failure?.message ?? texts.team.invalidInvitation}
    </Empty>
  );
}
