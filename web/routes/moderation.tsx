import { useLoaderData } from 'react-router-dom';
import { ModerationPageDocument } from '../graphql/generated/documents';
import { CasePanel } from '../features/moderation/CasePanel';
import { texts } from '../texts';
import { MoreButton } from '../graphql/view/MoreButton';
import { Page } from '../components/page/Page';
import { QueryView } from '../graphql/view/QueryView';
import type { loadModerationPage } from './moderation.page';

/** The open reports of the school, and the latest rulings. */
export function ModerationPage() {
  const { moderation: query } = useLoaderData<ReturnType<typeof loadModerationPage>>();
  return (
    <QueryView query={query} required={['moderation']}>
      {({ moderation: { openCount, open, decided } }) => (
        <Page title={texts.moderation.title} narrow>
          <CasePanel title={texts.moderation.open(openCount)} cases={open} empty={texts.moderation.noOpen}>
            <MoreButton query={ModerationPageDocument} variables={{}} pageInfo={open.pageInfo}>
              {texts.common.more}
            </MoreButton>
          </CasePanel>
          <CasePanel title={texts.moderation.decided} cases={decided} empty={texts.moderation.noDecided} />
        </Page>
      )}
    </QueryView>
  );
}
