import { useParams } from 'react-router-dom';
import { CommentSection } from '../comments/CommentSection';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { MyStudyPageDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { BackLink } from '../ui/BackLink';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import { NoticeOwner } from './NoticeOwner';
import { OwnerActions } from './OwnerActions';
import { OwnerOnly } from './OwnerOnly';
import { StudyFacts } from './StudyFacts';

gql`
  query MyStudyPage($id: ID!) {
    study(id: $id) {
      id
      title
      ...OwnerOnly_notice
      ...FavouriteButton_notice
      ...NoticeOwner_notice
      ...StudyFacts_study
      ...OwnerActions_notice
      ...CommentSection_notice
    }
  }
`;

/** The page of a study for its owner. */
export function MyStudyPage() {
  const { studyId: id = '' } = useParams<'studyId'>();
  return (
    <QueryView query={MyStudyPageDocument} variables={{ id }}>
      {({ study }) => (
        <OwnerOnly notice={study}>
          <Page
            title={study.title}
            narrow
            before={<BackLink to={getHref('recruit')} label={texts.nav.recruit} />}
            actions={<FavouriteButton notice={study} />}
          >
            <NoticeOwner notice={study} />
            <section className="panel notice">
              <StudyFacts study={study} />
              <OwnerActions notice={study} />
            </section>
            <CommentSection notice={study} />
          </Page>
        </OwnerOnly>
      )}
    </QueryView>
  );
}
