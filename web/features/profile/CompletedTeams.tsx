import { Link } from 'react-router-dom';
import { entryFor } from '../../graphql/enums';
import {
  type CompletedTeams_MemberFragment,
  CompletedTeams_MemberFragmentDoc,
} from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import { PanelRow } from '../../components/page/PanelRow';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { nameTeamRole } from './team-role';
import styles from './CompletedTeams.module.css';
import { MemberText } from '../../components/text/MemberText';

gql`
  fragment CompletedTeams_member on Member {
    id
    completedTeams {
      id
      teamId
      kind
      title
      role
      isOwner
    }
  }
`;

interface CompletedTeamsProps {
  member: FragmentOf<typeof CompletedTeams_MemberFragmentDoc>;
}

/** The completed teams on a member's profile. Renders nothing if there are none. */
export function CompletedTeams({ member }: CompletedTeamsProps) {
  const { completedTeams } = useFragmentData(CompletedTeams_MemberFragmentDoc, member);
  if (completedTeams.length === 0) return null;
  return (
    <section aria-label={texts.team.completed}>
      <h3 className={styles.title}>{texts.team.completed}</h3>
      <ul className={styles.teams}>
        {completedTeams.map((team) => (
          <li key={team.id}>
            <MemberText text={team.title} />
            <span>{describeTeam(team)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The row of the settings with the completed teams on the viewer's own profile. They link to the
 * pages where they can be removed.
 */
export function OwnCompletedTeams({ member }: CompletedTeamsProps) {
  const { completedTeams } = useFragmentData(CompletedTeams_MemberFragmentDoc, member);
  return (
    <PanelRow title={texts.team.completed} value={texts.team.completedCount(completedTeams.length)} anchor="teams">
      {completedTeams.length === 0 ? (
        <p>{texts.team.noCompleted}</p>
      ) : (
        <ul className={styles.teams}>
          {completedTeams.map((team) => (
            <li key={team.id}>
              <Link to={getHref('team', { id: team.teamId })}>
                <MemberText text={team.title} />
              </Link>
              <span>{describeTeam(team)}</span>
            </li>
          ))}
        </ul>
      )}
    </PanelRow>
  );
}

function describeTeam({ kind, role, isOwner }: CompletedTeams_MemberFragment['completedTeams'][number]): string {
  return `${entryFor(texts.notice.kind, kind)} · ${nameTeamRole(role, isOwner)}`;
}
