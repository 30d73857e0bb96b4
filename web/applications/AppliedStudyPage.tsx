import { useParams } from 'react-router-dom';
import { CommentSection } from '../comments/CommentSection';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { AppliedStudyPageDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { NoticeOwner } from '../notices/NoticeOwner';
import { StudyFacts } from '../notices/StudyFacts';
import { getHref } from '../paths';
import { texts } from '../texts';
import { BackLink } from '../ui/BackLink';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import { MyApplicationPanel } from './MyApplicationPanel';

gql`
  query AppliedStudyPage($id: ID!) {
    study(id: $id) {
      id
      title
      ...FavouriteButton_notice
      ...NoticeOwner_notice
      ...StudyFacts_study
      ...MyApplicationPanel_notice
      ...CommentSection_notice
    }
  }
`;

/** The page of a study that the viewer has applied to. */
export function AppliedStudyPage() {
  const { studyId: id = '' } = useParams<'studyId'>();
  return (
    <QueryView query={AppliedStudyPageDocument} variables={{ id }}>
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
          </section>
          <MyApplicationPanel notice={study} />
          <CommentSection notice={study} />
        </Page>
      )}
    </QueryView>
  );
}
