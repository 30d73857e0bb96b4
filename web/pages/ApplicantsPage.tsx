import { useLoaderData } from 'react-router-dom';
import { ApplicantTable } from '../applications/ApplicantTable';
import { MoreApplicants } from '../applications/MoreApplicants';
import { ApplicantsPageDocument } from '../graphql/generated/documents';
import { CloseNoticeButton } from '../notices/CloseNoticeButton';
import { NoticeHeading } from '../notices/NoticeHeading';
import { NoticeQuery } from '../notices/NoticeQuery';
import { NoticeSeats } from '../notices/NoticeSeats';
import { OwnerOnly } from '../notices/OwnerOnly';
import { getHref } from '../paths';
import { texts } from '../texts';
import { BackLink } from '../ui/BackLink';
import { Page } from '../ui/Page';
import type { loadApplicantsPage } from './ApplicantsPage.query';
import { Panel } from '../ui/Panel';

/** Lists the applicants of the viewer's notice in a table, where each application can be decided. */
export function ApplicantsPage() {
  const { kind, notice: query } = useLoaderData<ReturnType<typeof loadApplicantsPage>>();
  return (
    <NoticeQuery query={query} kind={kind}>
      {(notice) => (
        <OwnerOnly notice={notice}>
          <Page
            title={texts.application.applicants}
            narrow
            before={<BackLink to={getHref('recruit')} label={texts.nav.recruit} />}
            actions={<CloseNoticeButton notice={notice} />}
          >
            <NoticeHeading notice={notice} />
            <Panel spaced>
              <NoticeSeats notice={notice} />
              <ApplicantTable kind={kind} applications={(notice.applications?.edges ?? []).map(({ node }) => node)} />
              <MoreApplicants query={ApplicantsPageDocument} notice={notice} />
            </Panel>
          </Page>
        </OwnerOnly>
      )}
    </NoticeQuery>
  );
}
