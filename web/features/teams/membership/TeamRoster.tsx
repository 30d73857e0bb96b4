import { useRef } from 'react';
import { LockOutlined } from '@ant-design/icons';
import { type TeamMemberRow_ViewerFragmentDoc, TeamRoster_TeamFragmentDoc } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { TeamMemberRow } from './TeamMemberRow';
import styles from './TeamRoster.module.css';

gql`
  fragment TeamRoster_team on Team {
    id
    members {
      id
      ...TeamMemberRow_member
    }
  }
`;

interface TeamRosterProps {
  team: FragmentOf<typeof TeamRoster_TeamFragmentDoc>;
  viewer: FragmentOf<typeof TeamMemberRow_ViewerFragmentDoc>;
}

/** The current members of a team, each with their role and contacts. */
export function TeamRoster({ team, viewer }: TeamRosterProps) {
  const { id, members } = useFragmentData(TeamRoster_TeamFragmentDoc, team);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="roster">
      <div className={styles.head}>
        <h2 id="roster" ref={heading} tabIndex={-1} aria-label={texts.team.people(members.length)}>
          {texts.team.size(members.length)}
        </h2>
        <span className={styles.hint}>
          <LockOutlined aria-hidden /> {texts.team.private}
        </span>
      </div>
      <ul className={styles.list}>
        {members.map((member) => (
          <TeamMemberRow
            key={member.id}
            teamId={id}
            member={member}
            viewer={viewer}
            onRemoved={() => heading.current?.focus()}
          />
        ))}
      </ul>
    </section>
  );
}
