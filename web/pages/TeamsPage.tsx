import { useLoaderData } from 'react-router-dom';
import { ViewerTeamsDocument, type ViewerTeamsQuery } from '../graphql/generated/documents';
import { getHref } from '../paths';
import { TeamItem } from '../teams/TeamItem';
import { isOver } from '../teams/team-states';
import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { LinkButton } from '../ui/LinkButton';
import { MoreButton } from '../ui/MoreButton';
import { QueryView } from '../ui/QueryView';
import { RowGroups } from '../ui/RowGroups';
import { MyTeams } from './MyTeams';
import type { loadTeamsPage } from './TeamsPage.query';

/** Lists the viewer's teams. */
export function TeamsPage() {
  const { counts, teams } = useLoaderData<ReturnType<typeof loadTeamsPage>>();
  return (
    <MyTeams tab="teams" counts={counts}>
      <QueryView query={teams} required={['viewer']}>
        {({ viewer: { list } }) =>
          list.edges.length === 0 ? (
            <NoTeams />
          ) : (
            <>
              <RowGroups
                groups={[
                  { title: texts.team.mine, rows: toItems(list.edges.filter(({ node }) => !isOver(node.state))) },
                  { title: texts.team.past, rows: toItems(list.edges.filter(({ node }) => isOver(node.state))) },
                ]}
              />
              <MoreButton query={ViewerTeamsDocument} variables={{}} pageInfo={list.pageInfo}>
                {texts.team.moreTeams}
              </MoreButton>
            </>
          )
        }
      </QueryView>
    </MyTeams>
  );
}

function toItems(edges: NonNullable<ViewerTeamsQuery['viewer']>['list']['edges']) {
  return edges.map(({ node }) => <TeamItem key={node.id} team={node} />);
}

function NoTeams() {
  return (
    <Empty
      hint={texts.team.noneHint}
      action={
        <LinkButton type="primary" to={getHref('search')}>
          {texts.notice.browse}
        </LinkButton>
      }
    >
      {texts.team.none}
    </Empty>
  );
}
