import { useLoaderData, useNavigate } from 'react-router-dom';
import { CasePanel } from '../../features/moderation/CasePanel';
import { OperatedSchoolsDocument, OperatorPageDocument } from '../../graphql/generated/documents';
import { MoreButton } from '../../graphql/view/MoreButton';
import { QueryView } from '../../graphql/view/QueryView';
import { SearchForm } from '../../forms/SearchForm';
import { getOperatorHref } from '../../paths';
import { texts } from '../../texts';
import { SectionList } from '../../components/lists/SectionList';
import { Page } from '../../components/page/Page';
import { Panel } from '../../components/page/Panel';
import type { loadOperatorPage } from './operator.page';
import { SchoolItem } from './SchoolItem';

/** The common queue of reports, all schools, and the reports that the operator has handled. */
export function OperatorPage() {
  const { variables, queue, schools } = useLoaderData<ReturnType<typeof loadOperatorPage>>();
  const navigate = useNavigate();
  return (
    <QueryView query={queue} required={['administration']}>
      {({ administration: { openCount, open, decided } }) => (
        <Page title={texts.operator.title} narrow>
          <CasePanel
            title={texts.operator.queue(openCount)}
            hint={openCount > 0 && <p>{texts.operator.queueHint}</p>}
            cases={open}
            empty={texts.operator.noQueue}
            withSchool
          >
            <MoreButton query={OperatorPageDocument} variables={{}} pageInfo={open.pageInfo}>
              {texts.common.more}
            </MoreButton>
          </CasePanel>
          <Panel title={texts.operator.schools} spaced>
            {/* The URL contains the search. */}
            <SearchForm
              key={variables.search}
              initial={variables.search}
              placeholder={texts.operator.search}
              aria-label={texts.operator.search}
              allowClear
              onSearch={(words) => void navigate(getOperatorHref(words))}
            />
            <QueryView query={schools} required={['administration']}>
              {({ administration: { schools: found } }) => (
                <>
                  <SectionList empty={texts.operator.noSchools}>
                    {found.edges.map(({ node }) => (
                      <SchoolItem key={node.id} school={node} />
                    ))}
                  </SectionList>
                  <MoreButton query={OperatedSchoolsDocument} variables={variables} pageInfo={found.pageInfo}>
                    {texts.common.more}
                  </MoreButton>
                </>
              )}
            </QueryView>
          </Panel>
          <CasePanel title={texts.operator.decided} cases={decided} empty={texts.operator.noDecided} withSchool />
        </Page>
      )}
    </QueryView>
  );
}
