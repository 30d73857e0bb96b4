import { useParams } from 'react-router-dom';
import { ApplyButton } from '../applications/ApplyButton';
import { CommentSection } from '../comments/CommentSection';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { ProjectPageDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { BackLink } from '../ui/BackLink';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import { NoticeOwner } from './NoticeOwner';
import { ProjectFacts } from './ProjectFacts';

gql`
  query ProjectPage($id: ID!) {
    project(id: $id) {
      id
      title
      ...FavouriteButton_notice
      ...NoticeOwner_notice
      ...ProjectFacts_project
      ...ApplyButton_notice
      ...CommentSection_notice
    }
  }
`;

/** The page of a project for any member of the school. */
export function ProjectPage() {
  const { postId: id = '' } = useParams<'postId'>();
  return (
    <QueryView query={ProjectPageDocument} variables={{ id }}>
      {({ project }) => (
        <Page
          title={project.title}
          narrow
          before={<BackLink to={getHref('home')} label={texts.common.toHome} />}
          actions={<FavouriteButton notice={project} />}
        >
          <NoticeOwner notice={project} />
          <section className="panel notice">
            <ProjectFacts project={project} />
            <ApplyButton notice={project} />
          </section>
          <CommentSection notice={project} />
        </Page>
      )}
    </QueryView>
  );
}
