import { TeamDepartures_TeamFragmentDoc } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { Panel } from '../../../components/page/Panel';
import { TimeAgo } from '../../../components/text/TimeAgo';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { MemberText } from '../../../components/text/MemberText';

gql`
  fragment TeamDepartures_team on Team {
    id
    departures {
      id
      removed
      reason
      departedAt
      member {
        id
        nickName
      }
    }
  }
`;

/** The members who left the team or were removed from it, and why. Only the owner sees them. */
export function TeamDepartures({ team }: { team: FragmentOf<typeof TeamDepartures_TeamFragmentDoc> }) {
  const { departures } = useFragmentData(TeamDepartures_TeamFragmentDoc, team);
  if (!departures || departures.length === 0) return null;
  return (
    <Panel title={texts.team.departures(departures.length)} spaced>
      <ul>
        {departures.map(({ id, removed, reason, departedAt, member }) => (
          <li key={id}>
            {texts.team.departed(member.nickName, removed)} <TimeAgo time={departedAt} />
            {reason !== null && (
              <p>
                <MemberText text={reason} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
