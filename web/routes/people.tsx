import { useApolloClient } from '@apollo/client/react';
import { useLoaderData } from 'react-router-dom';
import { FindTabs } from '../features/search/FindTabs';
import { OwnSeeking } from '../features/seekers/looking/OwnSeeking';
import { SeekerFilters } from '../features/seekers/SeekerFilters';
import { SeekerList } from '../features/seekers/SeekerList';
import { VerifySchoolHint } from '../features/verification/VerifySchoolHint';
import { PeoplePageDocument } from '../graphql/generated/documents';
import { refetchActive } from '../graphql/refetch';
import { MoreButton } from '../graphql/view/MoreButton';
import { QueryView } from '../graphql/view/QueryView';
import { texts } from '../texts';
import { LinkButton } from '../components/buttons/LinkButton';
import { Page } from '../components/page/Page';
import { Panel } from '../components/page/Panel';
import { getSeekHref } from '../paths';
import type { loadPeoplePage } from './people.page';

/** The people who look for a team, and the viewer's own search above them. */
export function PeoplePage() {
  const { variables, people, counts } = useLoaderData<ReturnType<typeof loadPeoplePage>>();
  const client = useApolloClient();
  const reload = (): void => refetchActive(client, ({ queryName }) => queryName === 'PeoplePage');
  return (
    <Page title={texts.seeker.title}>
      <FindTabs current="PEOPLE" counts={counts} />
      <QueryView query={people} required={['viewer']}>
        {({ viewer, seekers }) =>
          seekers ? (
            <>
              <OwnSeeking viewer={viewer} onChanged={reload} />
              <SeekerFilters />
              <SeekerList
                seekers={seekers.edges.map(({ node }) => node)}
                start={
                  viewer.canSeek && !viewer.seeking && <LinkButton to={getSeekHref()}>{texts.seeker.start}</LinkButton>
                }
                more={
                  <MoreButton query={PeoplePageDocument} variables={variables} pageInfo={seekers.pageInfo}>
                    {texts.seeker.more}
                  </MoreButton>
                }
              />
            </>
          ) : (
            <Panel label={texts.seeker.title}>
              <VerifySchoolHint>{texts.seeker.verifiedOnly}</VerifySchoolHint>
            </Panel>
          )
        }
      </QueryView>
    </Page>
  );
}
