import { TeamLink_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { LinkButton } from '../ui/LinkButton';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';

gql`
  fragment TeamLink_notice on Notice {
    id
    viewerIsTeammate
  }
`;

/** A link to the team's page, for teammates on the notice. */
export function TeamLink({ notice }: { notice: FragmentOf<typeof TeamLink_NoticeFragmentDoc> }) {
  const { id, viewerIsTeammate } = useFragmentData(TeamLink_NoticeFragmentDoc, notice);
  if (!viewerIsTeammate) return null;
  return (
    <LinkButton size="large" to={getHref('team', { id })}>
      {texts.team.view}
    </LinkButton>
  );
}
