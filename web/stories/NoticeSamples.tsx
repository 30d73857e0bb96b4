import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { of } from 'rxjs';
import { NoticeAction } from '../features/applications/applying/NoticeAction';
import { CommentSection } from '../features/comments/CommentSection';
import { loadComments } from '../features/comments/comments.query';
import { highlightWords } from '../features/search/highlight-words';
import { FavouriteButton } from '../features/favourites/FavouriteButton';
import { NoticeCardWithFavourite } from '../features/favourites/NoticeCardWithFavourite';
import { createCache } from '../graphql/cache';
import {
  type CommentSectionQuery,
  HomePageDocument,
  NoticePageDocument,
  NoticeView_NoticeFragmentDoc,
  type NoticePageQuery,
  SharedNoticeDocument,
} from '../graphql/generated/documents';
import { createPreload, type StartedQuery } from '../graphql/preload';
import { FitBox } from '../features/notices/fit/FitBox';
import { NoticeContent } from '../features/notices/NoticeContent';
import { NoticeFacts } from '../features/notices/NoticeFacts';
import { NextStepCard } from '../features/notices/next-step/NextStepCard';
import { NoticeHead } from '../features/notices/NoticeHead';
import { NoticeSeats } from '../features/notices/seats/NoticeSeats';
import { getShownSeats } from '../features/notices/seats/seat-groups';
import { TeamTable } from '../features/notices/seats/TeamTable';
import { OwnerActions } from '../features/notices/owner/OwnerActions';
import { RoleChips } from '../features/notices/seats/RoleChips';
import { RoleName } from '../features/profile/RoleName';
import { RoleIcon } from '../features/notices/seats/RoleIcon';
import { ShareButton } from '../features/notices/share-link/ShareButton';
import { SharedNoticeCard } from '../features/notices/share-link/SharedNoticeCard';
import { StatusChip } from '../features/notices/StatusChip';
import { NewSemesterCard } from '../features/profile/timetable/NewSemesterCard';
import { ApprovalCard } from '../features/notifications/ApprovalCard';
import { ToDoPlaceholder, ToDoTiles } from '../features/notifications/ToDoTiles';
import { HiddenChip } from '../features/safety/HiddenChip';
import { Panel } from '../components/page/Panel';
import { QueryView } from '../graphql/view/QueryView';
import { Row } from '../components/lists/Row';
import { useFragmentData } from '../graphql/useFragmentData';
import { responseOf } from './data/notice-responses';
import { NOTICE_STATES, SHARED_NOTICE, toSeats } from './data/notices';
import { startSample } from './data/sample-query';
import { QuerySample } from './QuerySample';
import { Sample } from './Sample';
import { ignore } from './handlers';

const ROLES = ['FRONTEND', 'BACKEND', 'DESIGNER'] as const;
const WITHOUT_VARIABLES = { variables: {} };

const SHARED_NOTICES = [
  { name: 'roles', notice: SHARED_NOTICE },
  { name: 'a study', notice: { ...SHARED_NOTICE, kind: 'STUDY', roles: [] } },
  { name: 'closed', notice: { ...SHARED_NOTICE, recruiting: false } },
].map(({ name, notice }) => ({
  name,
  sample: startSample(SharedNoticeDocument, { shareUrl: '' }, { SharedNotice: { sharedNotice: notice } }),
}));

const samples = Object.entries(NOTICE_STATES).map(([name, notice]) => {
  const link = new ApolloLink(({ operationName = '' }) => of({ data: responseOf(operationName, notice) }));
  const client = new ApolloClient({ cache: createCache(), link });
  const preload = createPreload(client);
  return {
    name,
    client,
    notice: preload(NoticePageDocument, { variables: { id: notice.id } }),
    comments: loadComments(preload, notice.id),
    home: preload(HomePageDocument, WITHOUT_VARIABLES),
  };
});

/** Components for notices and to-do items in each state. */
export function NoticeSamples() {
  return (
    <>
      <Sample name="StatusChip, HiddenChip">
        <Row>
          <StatusChip recruiting />
          <StatusChip recruiting dDay={0} />
          <StatusChip recruiting dDay={3} />
          <StatusChip recruiting dDay={9} />
          <StatusChip recruiting freeSeatCount={0} />
          <StatusChip recruiting={false} />
          <StatusChip inList recruiting />
          <HiddenChip />
        </Row>
      </Sample>
      <Sample name="RoleChips, RoleName, RoleIcon">
        <RoleChips recruiting seats={ROLES.map((role, approved) => toSeats(role, 2, approved))} />
        <RoleChips recruiting={false} seats={ROLES.map((role, approved) => toSeats(role, 2, approved))} />
        <RoleChips recruiting seats={[toSeats(null, 3, 1)]} />
        <Row>
          {ROLES.map((role) => (
            <RoleName key={role} role={role} />
          ))}
          {ROLES.map((role) => (
            <RoleIcon key={role} role={role} />
          ))}
          <RoleIcon />
        </Row>
      </Sample>
      {SHARED_NOTICES.map(({ name, sample }) => (
        <QuerySample key={name} name={`SharedNoticeCard: ${name}`} sample={sample} required={['sharedNotice']}>
          {({ sharedNotice }) => <SharedNoticeCard notice={sharedNotice} />}
        </QuerySample>
      ))}
      <ToDoPlaceholder />
      <NewSemesterCard />
      {samples.map(({ name, client, notice, comments, home }) => (
        <Sample key={name} name={`Notice: ${name}`}>
          <ApolloProvider client={client}>
            <QueryView query={home} required={['viewer', 'projects']}>
              {({ viewer, projects }) => (
                <>
                  <ToDoTiles viewer={viewer} />
                  <ApprovalCard viewer={viewer} />
                  {projects.map((project) => (
                    <NoticeCardWithFavourite key={project.id} notice={project} highlight={highlightWords('시간표')} />
                  ))}
                </>
              )}
            </QueryView>
            <QueryView query={notice} required={['notice']}>
              {(data) => <NoticeParts notice={data.notice} comments={comments} />}
            </QueryView>
          </ApolloProvider>
        </Sample>
      ))}
    </>
  );
}

interface NoticePartsProps {
  notice: NonNullable<NoticePageQuery['notice']>;
  comments: StartedQuery<CommentSectionQuery>;
}

/** The parts of a notice's page. Its action bar would cover the gallery. */
function NoticeParts({ notice, comments }: NoticePartsProps) {
  const data = useFragmentData(NoticeView_NoticeFragmentDoc, notice);
  return (
    <>
      <NoticeHead notice={data} />
      <Panel spaced>
        <TeamTable owner={data.owner} seats={getShownSeats(data)} />
        <NoticeSeats notice={data} />
        <NoticeFacts notice={data} />
        <FitBox notice={data} />
        <OwnerActions notice={data} />
        <Row>
          <FavouriteButton notice={data} counted />
          <ShareButton notice={data} />
          <NoticeAction notice={data} withApplication={false} />
        </Row>
      </Panel>
      {(['POSTED', 'APPLIED', 'CLOSED'] as const).map((done) => (
        <NextStepCard
          key={done}
          step={{ done, notice: { __typename: notice.__typename, id: notice.id } }}
          onClose={ignore}
        />
      ))}
      <NoticeContent notice={data} />
      <CommentSection notice={data} comments={comments} />
    </>
  );
}
