import { Link, useParams } from 'react-router-dom';
import { StudyApplicantsPageDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { CloseNoticeButton } from '../notices/CloseNoticeButton';
import { Facts } from '../notices/Facts';
import { getManageHref } from '../notices/hrefs';
import { OwnerOnly } from '../notices/OwnerOnly';
import { getHref } from '../paths';
import { texts } from '../texts';
import { BackLink } from '../ui/BackLink';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import { StatusBadge } from '../ui/StatusBadge';
import { ApplicantTable } from './ApplicantTable';

gql`
  query StudyApplicantsPage($id: ID!) {
    study(id: $id) {
      id
      kind
      title
      recruiting
      recruitNumber
      approvedCount
      ...OwnerOnly_notice
      ...CloseNoticeButton_notice
      ...ApplicantTable_notice
    }
  }
`;

/** Lists the applicants of the viewer's study. */
export function StudyApplicantsPage() {
  const { studyId: id = '' } = useParams<'studyId'>();
  return (
    <QueryView query={StudyApplicantsPageDocument} variables={{ id }}>
      {({ study }) => (
        <OwnerOnly notice={study}>
          <Page
            title={texts.application.applicants}
            narrow
            before={<BackLink to={getHref('recruit')} label={texts.nav.recruit} />}
            actions={<CloseNoticeButton notice={study} />}
          >
            <p className="row">
              <StatusBadge recruiting={study.recruiting} />
              <Link to={getManageHref(study.kind, study.id)}>{study.title}</Link>
            </p>
            <section className="panel notice">
              <Facts
                facts={[[texts.notice.recruitNumber, texts.notice.approved(study.approvedCount, study.recruitNumber)]]}
              />
              <ApplicantTable notice={study} />
            </section>
          </Page>
        </OwnerOnly>
      )}
    </QueryView>
  );
}
