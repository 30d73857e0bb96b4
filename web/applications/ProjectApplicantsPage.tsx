import { Link, useParams } from 'react-router-dom';
import { ProjectApplicantsPageDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { CloseNoticeButton } from '../notices/CloseNoticeButton';
import { getManageHref } from '../notices/hrefs';
import { OwnerOnly } from '../notices/OwnerOnly';
import { getHref } from '../paths';
import { texts } from '../texts';
import { BackLink } from '../ui/BackLink';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import { StatusBadge } from '../ui/StatusBadge';
import { ApplicantTable } from './ApplicantTable';
import { ProjectSeats } from './ProjectSeats';

gql`
  query ProjectApplicantsPage($id: ID!) {
    project(id: $id) {
      id
      kind
      title
      recruiting
      ...OwnerOnly_notice
      ...CloseNoticeButton_notice
      ...ProjectSeats_project
      ...ApplicantTable_notice
    }
  }
`;

/** Lists the applicants of the viewer's project. */
export function ProjectApplicantsPage() {
  const { projectId: id = '' } = useParams<'projectId'>();
  return (
    <QueryView query={ProjectApplicantsPageDocument} variables={{ id }}>
      {({ project }) => (
        <OwnerOnly notice={project}>
          <Page
            title={texts.application.applicants}
            narrow
            before={<BackLink to={getHref('recruit')} label={texts.nav.recruit} />}
            actions={<CloseNoticeButton notice={project} />}
          >
            <p className="row">
              <StatusBadge recruiting={project.recruiting} />
              <Link to={getManageHref(project.kind, project.id)}>{project.title}</Link>
            </p>
            <section className="panel notice">
              <ProjectSeats project={project} />
              <ApplicantTable notice={project} />
            </section>
          </Page>
        </OwnerOnly>
      )}
    </QueryView>
  );
}
