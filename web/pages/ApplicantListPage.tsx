import { useLoaderData } from 'react-router-dom';
import { ApplicantItem } from '../applications/ApplicantItem';
import { MoreApplicants } from '../applications/MoreApplicants';
import { ApplicantListPageDocument } from '../graphql/generated/documents';
import { NoticeHeading } from '../notices/NoticeHeading';
import { OwnerOnly } from '../notices/OwnerOnly';
import { getHref } from '../paths';
import { texts } from '../texts';
import { BackLink } from '../ui/BackLink';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import { Rows } from '../ui/Rows';
import type { loadApplicantListPage } from './ApplicantListPage.query';
import { Panel } from '../ui/Panel';

/** Lists the applicants of the viewer's notice, with links to their applications. */
export function ApplicantListPage() {
  const { notice: query } = useLoaderData<ReturnType<typeof loadApplicantListPage>>();
  return (
    <QueryView query={query}>
      {({ notice }) => (
        <OwnerOnly notice={notice}>
          <Page
            title={texts.application.applicants}
            narrow
            before={<BackLink to={getHref('recruit')} label={texts.nav.recruit} />}
          >
            <NoticeHeading notice={notice} />
            <Panel>
              <Rows empty={texts.application.noApplicants}>
                {(notice.applications?.edges ?? []).map(({ node }) => (
                  <ApplicantItem key={node.id} application={node} />
                ))}
              </Rows>
              <MoreApplicants query={ApplicantListPageDocument} notice={notice} />
            </Panel>
          </Page>
        </OwnerOnly>
      )}
    </QueryView>
  );
}
