import { useParams } from 'react-router-dom';
import { ApplyButton } from '../applications/ApplyButton';
import { CommentSection } from '../comments/CommentSection';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { StudyPageDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { BackLink } from '../ui/BackLink';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import { NoticeOwner } from './NoticeOwner';
import { StudyFacts } from './StudyFacts';

gql`
  query StudyPage($id: ID!) {
    study(id: $id) {
      id
      title
      ...FavouriteButton_notice
      ...NoticeOwner_notice
      ...StudyFacts_study
      ...ApplyButton_notice
      ...CommentSection_notice
    }
  }
`;

/** The page of a study for any member of the school. */
export function StudyPage() {
  const { studyId: id = '' } = useParams<'studyId'>();
  return (
    <QueryView query={StudyPageDocument} variables={{ id }}>
      {({ study }) => (
        <Page
          title={study.title}
          narrow
          before={<BackLink to={getHref('home')} label={texts.common.toHome} />}
          actions={<FavouriteButton notice={study} />}
        >
          <NoticeOwner notice={study} />
          <section className="panel notice">
            <StudyFacts study={study} />
            <ApplyButton notice={study} />
          </section>
          <CommentSection notice={study} />
        </Page>
      )}
    </QueryView>
  );
}
