import { ApolloProvider } from '@apollo/client/react';
import { Form } from 'antd';
import { AlertButton } from '../features/alerts/AlertButton';
import { FavouriteTable } from '../features/favourites/FavouriteTable';
import { FavouriteItem } from '../features/favourites/FavouriteItem';
import {
  FavouritesPageDocument,
  NoticeCountsDocument,
  MyNoticesPageDocument,
  SchoolProofDocument,
  EditNoticePageDocument,
  ViewerAlertsDocument,
} from '../graphql/generated/documents';
import { FitOrder } from '../features/notices/fit/FitOrder';
import { FitStart } from '../features/notices/fit/FitStart';
import { LinkHint } from '../components/feedback/LinkHint';
import { FindTabs } from '../features/search/FindTabs';
import { EMPTY_NOTICE, type NoticeValues } from '../features/notices/notice-fields';
import { NoticeForm } from '../features/notices/form/NoticeForm';
import { NoticeGrid } from '../features/search/NoticeGrid';
import { NoticeSearch } from '../features/search/NoticeSearch';
import { MyNoticeItem } from '../features/notices/owner/MyNoticeItem';
import { SearchField } from '../features/search/SearchField';
import { EditNotice } from '../features/notices/form/EditNotice';
import { Panel } from '../components/page/Panel';
import { RowGroups } from '../components/lists/RowGroups';
import { QuerySample } from './QuerySample';
import { FIT, NOTICE_STATES, toConnection } from './data/notices';
import { NOTHING_WRITTEN } from './data/profiles';
import { ALERTS } from './data/settings';
import { createSampleClient, startSample } from './data/sample-query';
import { Sample } from './Sample';
import { ignore, send } from './handlers';

const NOTICES = Object.values(NOTICE_STATES).map((notice, index) => ({
  ...notice,
  id: String(index),
  viewerHasFavourited: index !== 0,
  pendingApplicationCount: notice.recruiting ? index : 0,
}));
const VIEWER = { __typename: 'Viewer', id: '7', list: toConnection(NOTICES) };

const own = startSample(MyNoticesPageDocument, {}, { MyNoticesPage: { viewer: VIEWER } });
const favourites = startSample(FavouritesPageDocument, {}, { FavouritesPage: { viewer: VIEWER } });
const edited = startSample(EditNoticePageDocument, { id: '1' }, { EditNoticePage: { notice: NOTICE_STATES.own } });
// The form reads from the cache whether schools are verified. On a page the layout has loaded this.
edited.client.writeQuery({
  query: SchoolProofDocument,
  data: { viewer: { __typename: 'Viewer', id: '7', schoolProof: 'OPTIONAL' } },
});
const counts = startSample(
  NoticeCountsDocument,
  { sort: 'NEWEST', projects: { kind: 'PROJECT' }, studies: { kind: 'STUDY' } },
  {
    NoticeCounts: {
      projects: { __typename: 'NoticePage', totalCount: 12, totalCountCapped: false },
      studies: { __typename: 'NoticePage', totalCount: 1001, totalCountCapped: true },
    },
  },
);

const fitStart = createSampleClient({
  FitStart: {
    viewer: { ...VIEWER, teamProfile: NOTHING_WRITTEN.teamProfile },
    frequentTags: FIT.commonTags,
  },
});

const alerts = startSample(
  ViewerAlertsDocument,
  {},
  { ViewerAlerts: { viewer: { __typename: 'Viewer', id: '7', alerts: ALERTS } } },
);

/** Lists of notices, their search, and the notice form. */
export function NoticeListSamples() {
  return (
    <>
      <QuerySample name="MyNoticeItem" sample={own} required={['viewer']}>
        {({ viewer }) => (
          <RowGroups
            groups={[
              {
                title: '내 공고',
                rows: viewer.list.edges.map(({ node }) => <MyNoticeItem key={node.id} notice={node} />),
              },
            ]}
          />
        )}
      </QuerySample>
      <QuerySample name="FavouriteItem" sample={favourites} required={['viewer']}>
        {({ viewer }) => (
          <RowGroups
            groups={[
              {
                title: '찜한 공고',
                rows: viewer.list.edges.map(({ node }) => (
                  <FavouriteItem key={node.id} notice={node} onChanged={ignore} />
                )),
              },
            ]}
          />
        )}
      </QuerySample>
      <QuerySample name="FavouriteTable" sample={favourites} required={['viewer']}>
        {({ viewer }) => <FavouriteTable notices={viewer.list.edges.map(({ node }) => node)} />}
      </QuerySample>
      <Sample name="SearchField, NoticeSearch, FindTabs">
        <SearchField />
        <SearchField size="large" />
        <ApolloProvider client={counts.client}>
          <NoticeSearch withRoles>
            <FindTabs current="PROJECT" counts={counts.query} />
          </NoticeSearch>
          <FindTabs current="PEOPLE" counts={counts.query} />
        </ApolloProvider>
      </Sample>
      <Sample name="AlertButton">
        <ApolloProvider client={alerts.client}>
          <AlertButton kind={null} alerts={alerts.query} />
        </ApolloProvider>
      </Sample>
      <Sample name="FitOrder, LinkHint">
        <FitOrder hasProfile />
        <FitOrder hasProfile={false} />
        <LinkHint to="/search" link="조건 고르기">
          새 공고가 올라오면 알려 드릴까요?
        </LinkHint>
      </Sample>
      <Sample name="FitStart">
        <ApolloProvider client={fitStart}>
          <FitStart onDone={send} onLater={ignore} />
        </ApolloProvider>
      </Sample>
      <Sample name="NoticeGrid">
        <NoticeGrid totalPages={2} totalCount={13} totalCountCapped={false} kind="PROJECT" lacksCourses={false}>
          {() => [<Panel key="card">카드</Panel>]}
        </NoticeGrid>
        <NoticeGrid totalPages={0} totalCount={0} totalCountCapped={false} kind="STUDY" lacksCourses={false}>
          {() => []}
        </NoticeGrid>
        <NoticeGrid totalPages={0} totalCount={0} totalCountCapped={false} kind="STUDY" lacksCourses>
          {() => []}
        </NoticeGrid>
      </Sample>
      <QuerySample name="EditNotice" sample={edited} required={['notice']}>
        {({ notice }) => <EditNotice notice={notice} />}
      </QuerySample>
      <Sample name="NoticeForm">
        <StudyForm />
        <StudyForm initialValues={{ ...EMPTY_NOTICE, ...FILLED }} />
      </Sample>
    </>
  );
}

const FILLED: Partial<NoticeValues> = {
  course: { name: '소프트웨어공학', section: '01' },
  semester: '2026-2',
  meetings: [{ day: 'WEDNESDAY', start: '19:00', minutes: 120 }],
  meetingMode: 'MIXED',
  weeklyHours: 5,
  questions: ['무엇을 공부하고 싶나요?', ''],
};

function StudyForm({ initialValues = EMPTY_NOTICE }: { initialValues?: Partial<NoticeValues> }) {
  const [form] = Form.useForm<NoticeValues>();
  return (
    <NoticeForm
      kind="STUDY"
      form={form}
      initialValues={initialValues}
      submitText="올리기"
      pending={false}
      onSubmit={send}
    />
  );
}
