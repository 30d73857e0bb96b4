import { useParams } from 'react-router-dom';
import { CommentSection } from '../comments/CommentSection';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { AppliedProjectPageDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { NoticeOwner } from '../notices/NoticeOwner';
import { ProjectFacts } from '../notices/ProjectFacts';
import { getHref } from '../paths';
import { texts } from '../texts';
import { BackLink } from '../ui/BackLink';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import { MyApplicationPanel } from './MyApplicationPanel';

gql`
  query AppliedProjectPage($id: ID!) {
    project(id: $id) {
      id
      title
      ...FavouriteButton_notice
      ...NoticeOwner_notice
      ...ProjectFacts_project
      ...MyApplicationPanel_notice
      ...CommentSection_notice
    }
  }
`;

/** The page of a project that the viewer has applied to. */
export function AppliedProjectPage() {
  const { postId: id = '' } = useParams<'postId'>();
  return (
    <QueryView query={AppliedProjectPageDocument} variables={{ id }}>
      {({ project }) => (
        <Page
          title={project.title}
          narrow
          before={<BackLink to={getHref('recruit')} label={texts.nav.recruit} />}
          actions={<FavouriteButton notice={project} />}
        >
          <NoticeOwner notice={project} />
          <section className="panel notice">
            <ProjectFacts project={project} />
          </section>
          <MyApplicationPanel notice={project} />
          <CommentSection notice={project} />
        </Page>
      )}
    </QueryView>
  );
}
