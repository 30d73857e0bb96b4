import { Link, useParams } from 'react-router-dom';
import { ApplicantListPageDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { getManageHref } from '../notices/hrefs';
import { OwnerOnly } from '../notices/OwnerOnly';
import { getHref } from '../paths';
import { texts } from '../texts';
import { BackLink } from '../ui/BackLink';
import { Empty } from '../ui/Empty';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import { StatusBadge } from '../ui/StatusBadge';
import { ApplicantItem } from './ApplicantItem';

gql`
  query ApplicantListPage($id: ID!) {
    notice(id: $id) {
      id
      kind
      title
      recruiting
      applications {
        id
        ...ApplicantItem_application
      }
      ...OwnerOnly_notice
    }
  }
`;

/** Lists the applicants of the viewer's notice, with links to their applications. */
export function ApplicantListPage() {
  const { postId: id = '' } = useParams<'postId'>();
  return (
    <QueryView query={ApplicantListPageDocument} variables={{ id }}>
      {({ notice }) => (
        <OwnerOnly notice={notice}>
          <Page
            title={texts.application.applicants}
            narrow
            before={<BackLink to={getHref('recruit')} label={texts.nav.recruit} />}
          >
            <p className="row">
              <StatusBadge recruiting={notice.recruiting} />
              <Link to={getManageHref(notice.kind, notice.id)}>{notice.title}</Link>
            </p>
            {!notice.applications || notice.applications.length === 0 ? (
              <Empty>{texts.application.noApplicants}</Empty>
            ) : (
              <ul className="panel notice-rows">
                {notice.applications.map((application) => (
                  <ApplicantItem key={application.id} application={application} />
                ))}
              </ul>
            )}
          </Page>
        </OwnerOnly>
      )}
    </QueryView>
  );
}
