import { useLoaderData } from 'react-router-dom';
import { ModerationPageDocument } from '../graphql/generated/documents';
import { CaseItem } from '../features/moderation/CaseItem';
import { texts } from '../texts';
import { MoreButton } from '../graphql/view/MoreButton';
import { Page } from '../components/page/Page';
import { Panel } from '../components/page/Panel';
import { QueryView } from '../graphql/view/QueryView';
import { SectionList } from '../components/lists/SectionList';
import type { loadModerationPage } from './moderation.page';

/** The open reports of the school, and the latest rulings. */
export function ModerationPage() {
  const { moderation: query } = useLoaderData<ReturnType<typeof loadModerationPage>>();
  return (
    <QueryView query={query} required={['moderation']}>
      {({ moderation: { openCount, open, decided } }) => (
        <Page title={texts.moderation.title} narrow>
          <Panel title={texts.moderation.open(openCount)} spaced>
            <SectionList empty={texts.moderation.noOpen}>
              {open.edges.map(({ node }) => (
                <CaseItem key={node.id} moderationCase={node} />
              ))}
            </SectionList>
            <MoreButton query={ModerationPageDocument} variables={{}} pageInfo={open.pageInfo}>
              {texts.moderation.more}
            </MoreButton>
          </Panel>
          <Panel title={texts.moderation.decided} spaced>
            <SectionList empty={texts.moderation.noDecided}>
              {decided.edges.map(({ node }) => (
                <CaseItem key={node.id} moderationCase={node} />
              ))}
            </SectionList>
          </Panel>
        </Page>
      )}
    </QueryView>
  );
}
