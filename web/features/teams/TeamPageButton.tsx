import { TeamPageButton_NoticeFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import { LinkButton } from '../../components/buttons/LinkButton';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';

gql`
  fragment TeamPageButton_notice on Notice {
    id
    viewerIsTeammate
    viewerCanManage
  }
`;

/** A link to the team's page, for the owner. Other teammates have it in the action bar. */
export function TeamPageButton({ notice }: { notice: FragmentOf<typeof TeamPageButton_NoticeFragmentDoc> }) {
  const data = useFragmentData(TeamPageButton_NoticeFragmentDoc, notice);
  const { id, viewerIsTeammate, viewerCanManage } = data;
  if (!viewerIsTeammate || !viewerCanManage) return null;
  return (
    <LinkButton size="large" to={getHref('team', { id })}>
      {texts.team.view}
    </LinkButton>
  );
}
