import { useParams } from 'react-router-dom';
import { CommentSection } from '../comments/CommentSection';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { MyProjectPageDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { BackLink } from '../ui/BackLink';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import { NoticeOwner } from './NoticeOwner';
import { OwnerActions } from './OwnerActions';
import { OwnerOnly } from './OwnerOnly';
import { ProjectFacts } from './ProjectFacts';

gql`
  query MyProjectPage($id: ID!) {
    project(id: $id) {
      id
      title
      ...OwnerOnly_notice
      ...FavouriteButton_notice
      ...NoticeOwner_notice
      ...ProjectFacts_project
      ...OwnerActions_notice
      ...CommentSection_notice
    }
  }
`;

/** The page of a project for its owner. */
export function MyProjectPage() {
  const { postId: id = '' } = useParams<'postId'>();
  return (
    <QueryView query={MyProjectPageDocument} variables={{ id }}>
      {({ project }) => (
        <OwnerOnly notice={project}>
          <Page
            title={project.title}
            narrow
            before={<BackLink to={getHref('recruit')} label={texts.nav.recruit} />}
            actions={<FavouriteButton notice={project} />}
          >
            <NoticeOwner notice={project} />
            <section className="panel notice">
              <ProjectFacts project={project} />
              <OwnerActions notice={project} />
            </section>
            <CommentSection notice={project} />
          </Page>
        </OwnerOnly>
      )}
    </QueryView>
  );
}
