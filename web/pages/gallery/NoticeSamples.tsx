import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { of } from 'rxjs';
import { NoticeAction } from '../../applications/NoticeAction';
import { CommentSection } from '../../comments/CommentSection';
import { loadComments } from '../../comments/comments.query';
import { FavouriteButton } from '../../favourites/FavouriteButton';
import { FavouriteCard } from '../../favourites/FavouriteCard';
import { createCache } from '../../graphql/cache';
import {
  type CommentSectionQuery,
  HomePageDocument,
  NoticePageDocument,
  NoticeView_NoticeFragmentDoc,
  type NoticePageQuery,
} from '../../graphql/generated/documents';
import { createPreload, type StartedQuery } from '../../graphql/preload';
import { NoticeContent } from '../../notices/NoticeContent';
import { NoticeFacts } from '../../notices/NoticeFacts';
import { NoticeHead } from '../../notices/NoticeHead';
import { NoticeSeats } from '../../notices/NoticeSeats';
import { NoticeTable } from '../../notices/NoticeTable';
import { OwnerActions } from '../../notices/OwnerActions';
import { RoleChips, RoleName } from '../../notices/RoleChips';
import { RoleIcon } from '../../notices/RoleIcon';
import { ShareButton } from '../../notices/ShareButton';
import { StatusChip } from '../../notices/StatusChip';
import { VerifiedOnlyHint } from '../../notices/VerifiedOnlyHint';
import { WaitingPlace, WaitingTiles } from '../../notifications/WaitingTiles';
import { HiddenChip } from '../../safety/HiddenChip';
import { Panel } from '../../ui/Panel';
import { QueryView } from '../../ui/QueryView';
import { Row } from '../../ui/Row';
import { useFragmentData } from '../../ui/useFragmentData';
import { toSeats, NOTICE_STATES, responseOf } from './sample-data';
import { Sample } from './Sample';

const ROLES = ['FRONTEND', 'BACKEND', 'DESIGNER'] as const;
const WITHOUT_VARIABLES = { variables: {} };

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
          <StatusChip recruiting isFull />
          <StatusChip recruiting={false} />
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
      <WaitingPlace />
      {samples.map(({ name, client, notice, comments, home }) => (
        <Sample key={name} name={`Notice: ${name}`}>
          <ApolloProvider client={client}>
            <QueryView query={home} required={['viewer', 'projects']}>
              {({ viewer, projects }) => (
                <>
                  <WaitingTiles viewer={viewer} />
                  {projects.map((project) => (
                    <FavouriteCard key={project.id} notice={project} query="시간표" />
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
        <NoticeTable notice={data} />
        <NoticeSeats notice={data} />
        <NoticeFacts notice={data} />
        <VerifiedOnlyHint notice={data} />
        <OwnerActions notice={data} />
        <Row>
          <FavouriteButton notice={data} counted />
          <ShareButton notice={data} />
          <NoticeAction notice={data} />
        </Row>
      </Panel>
      <NoticeContent notice={data} />
      <CommentSection notice={data} comments={comments} />
    </>
  );
}
