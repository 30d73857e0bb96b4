import { useParams } from 'react-router-dom';
import { MyApplicationPageDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { ProjectFacts } from '../notices/ProjectFacts';
import { getHref } from '../paths';
import { texts } from '../texts';
import { BackLink } from '../ui/BackLink';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import { ApplicationStatusBadge } from './ApplicationStatusBadge';
import { CancelApplicationButton } from './CancelApplicationButton';

gql`
  query MyApplicationPage($id: ID!) {
    project(id: $id) {
      id
      title
      ...ProjectFacts_project
      myApplication {
        id
        status
        ...CancelApplicationButton_application
      }
    }
  }
`;

/** Shows a project and the viewer's application to it, which can be cancelled. */
export function MyApplicationPage() {
  const { postId: id = '' } = useParams<'postId'>();
  return (
    <QueryView query={MyApplicationPageDocument} variables={{ id }}>
      {({ project }) => (
        <Page
          title={project.title}
          narrow
          before={<BackLink to={getHref('home')} label={texts.common.toHome} />}
          actions={project.myApplication && <ApplicationStatusBadge status={project.myApplication.status} />}
        >
          <section className="panel notice">
            <ProjectFacts project={project} />
            {project.myApplication ? (
              <div className="row">
                <CancelApplicationButton application={project.myApplication} />
              </div>
            ) : (
              <p>{texts.application.notApplied}</p>
            )}
          </section>
        </Page>
      )}
    </QueryView>
  );
}
