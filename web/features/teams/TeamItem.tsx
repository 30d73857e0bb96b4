import { entryFor } from '../../graphql/enums';
import { TeamItem_TeamFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import { Chip } from '../../components/labels/Chip';
import { ItemRow } from '../../components/lists/ItemRow';
import { ShortDate } from '../../components/text/ShortDate';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { hasEnded } from './team-states';

gql`
  fragment TeamItem_team on ViewerTeam {
    id
    role
    isOwner
    since
    state
    notice {
      id
      kind
      title
      approvedCount
    }
  }
`;

export function TeamItem({ team }: { team: FragmentOf<typeof TeamItem_TeamFragmentDoc> }) {
  const { id, role, isOwner, since, state, notice } = useFragmentData(TeamItem_TeamFragmentDoc, team);
  return (
    <ItemRow
      chip={
        <>
          <Chip tone={isOwner ? 'primary' : 'quiet'}>{isOwner ? texts.team.owner : texts.team.member}</Chip>
          {hasEnded(state) && <Chip>{entryFor(texts.team.states, state)}</Chip>}
        </>
      }
      meta={
        <>
          {role ? entryFor(texts.notice.role, role) : entryFor(texts.notice.kind, notice.kind)} ·{' '}
          {texts.team.size(notice.approvedCount + 1)} · <ShortDate time={since} />
        </>
      }
      title={notice.title}
      href={getHref('team', { id })}
      dimmed={hasEnded(state)}
    />
  );
}
