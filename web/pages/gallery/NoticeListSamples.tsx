import { ApolloProvider } from '@apollo/client/react';
import { Form } from 'antd';
import { FavouriteItem } from '../../favourites/FavouriteItem';
import {
  FavouritesDocument,
  NoticeCountsDocument,
  OwnNoticesDocument,
  SchoolProofDocument,
  UpdateNoticePageDocument,
} from '../../graphql/generated/documents';
import { FindTabs } from '../../notices/FindTabs';
import { EMPTY_NOTICE, type NoticeValues } from '../../notices/notice-values';
import { NoticeForm } from '../../notices/NoticeForm';
import { NoticeGrid } from '../../notices/NoticeGrid';
import { NoticeSearch } from '../../notices/NoticeSearch';
import { RecruitItem } from '../../notices/RecruitItem';
import { SearchForm } from '../../notices/SearchForm';
import { UpdateNotice } from '../../notices/UpdateNotice';
import { Panel } from '../../ui/Panel';
import { RowGroups } from '../../ui/RowGroups';
import { QuerySample } from './QuerySample';
import { NOTICE_STATES, toConnection } from './sample-data';
import { startSample } from './sample-query';
import { Sample } from './Sample';

const NOTICES = Object.values(NOTICE_STATES).map((notice, index) => ({
  ...notice,
  id: String(index),
  viewerHasFavourited: index !== 0,
  pendingApplicationCount: notice.recruiting ? index : 0,
}));
const VIEWER = { __typename: 'Viewer', id: '7', list: toConnection(NOTICES) };

const own = startSample(OwnNoticesDocument, {}, { OwnNotices: { viewer: VIEWER } });
const favourites = startSample(FavouritesDocument, {}, { Favourites: { viewer: VIEWER } });
const edited = startSample(
  UpdateNoticePageDocument,
  { id: '1' },
  { UpdateNoticePage: { notice: { ...NOTICE_STATES.own, version: 1 } } },
);
// The form reads from the cache whether schools are verified. On a page the layout has loaded this.
edited.client.writeQuery({
  query: SchoolProofDocument,
  data: { viewer: { __typename: 'Viewer', id: '7', schoolProof: 'OPTIONAL' } },
});
const counts = startSample(
  NoticeCountsDocument,
  { projects: { kind: 'PROJECT' }, studies: { kind: 'STUDY' } },
  {
    NoticeCounts: {
      projects: { __typename: 'NoticePage', totalCount: 12, totalCountCapped: false },
      studies: { __typename: 'NoticePage', totalCount: 1001, totalCountCapped: true },
    },
  },
);

const ignore = (): void => undefined;
const send = async (): Promise<void> => undefined;

/** Lists of notices, their search, and the notice form. */
export function NoticeListSamples() {
  return (
    <>
      <QuerySample name="RecruitItem" sample={own} required={['viewer']}>
        {({ viewer }) => (
          <RowGroups
            groups={[
              {
                title: '내 공고',
                rows: viewer.list.edges.map(({ node }) => <RecruitItem key={node.id} notice={node} />),
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
      <Sample name="SearchForm, NoticeSearch, FindTabs">
        <SearchForm />
        <SearchForm size="large" />
        <ApolloProvider client={counts.client}>
          <NoticeSearch withRoles>
            <FindTabs kind="PROJECT" counts={counts.query} />
          </NoticeSearch>
        </ApolloProvider>
      </Sample>
      <Sample name="NoticeGrid">
        <NoticeGrid totalPages={2} totalCount={13} totalCountCapped={false} kind="PROJECT">
          {() => [<Panel key="card">카드</Panel>]}
        </NoticeGrid>
        <NoticeGrid totalPages={0} totalCount={0} totalCountCapped={false} kind="STUDY">
          {() => []}
        </NoticeGrid>
      </Sample>
      <QuerySample name="UpdateNotice" sample={edited} required={['notice']}>
        {({ notice }) => <UpdateNotice notice={notice} />}
      </QuerySample>
      <Sample name="NoticeForm">
        <StudyForm />
      </Sample>
    </>
  );
}

function StudyForm() {
  const [form] = Form.useForm<NoticeValues>();
  return (
    <NoticeForm
      kind="STUDY"
      form={form}
      initialValues={EMPTY_NOTICE}
      submitText="올리기"
      pending={false}
      onSubmit={send}
    />
  );
}
