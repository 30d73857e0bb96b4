import { ApolloProvider } from '@apollo/client/react';
import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { NotFound } from '../components/page/NotFound';
import { BannerPage, Page } from '../components/page/Page';
import { PageHeading } from '../components/page/PageHeading';
import { Panel } from '../components/page/Panel';
import { RouteError } from '../app/RouteError';
import { Row } from '../components/lists/Row';
import { VersionedFields } from '../forms/versions/VersionedFields';
import { VisitorPage } from '../routes/visitors/VisitorPage';
import { ApplicationSamples } from './ApplicationSamples';
import { FormSamples } from './FormSamples';
import { LayoutSamples } from './LayoutSamples';
import { ListSamples } from './ListSamples';
import { NoticeListSamples } from './NoticeListSamples';
import { NoticeSamples } from './NoticeSamples';
import { NotificationSamples } from './NotificationSamples';
import { QuerySamples } from './QuerySamples';
import { QueueSamples } from './QueueSamples';
import { RowSamples } from './RowSamples';
import { Sample } from './Sample';
import { createSampleClient } from './data/sample-query';
import { SeekerSamples } from './SeekerSamples';
import { SettingsSamples } from './SettingsSamples';
import { TeamSamples } from './TeamSamples';
import { TextSamples } from './TextSamples';
import { ignore } from './handlers';

/** The client for samples without a query. Their requests reach no server. */
const client = createSampleClient({});

const EDIT = {
  loaded: { version: 1 },
  current: undefined,
  onFailure: () => false,
  goBack: ignore,
  takeCurrent: ignore,
};

/**
 * The parts of the gallery, by their names in the URL: `/test?part=teams`. Rendering all at once
 * would take long.
 */
const PARTS: Readonly<Record<string, ComponentType>> = {
  ui: UiSamples,
  notices: NoticeSamples,
  lists: NoticeListSamples,
  applications: ApplicationSamples,
  queue: QueueSamples,
  people: SeekerSamples,
  teams: TeamSamples,
  notifications: NotificationSamples,
  settings: SettingsSamples,
  layout: LayoutSamples,
};

/** Every component in each of its states, for development. */
export function GalleryPage() {
  const [search] = useSearchParams();
  const part = search.get('part') ?? 'ui';
  const Part = PARTS[part] ?? NotFound;
  return (
    <ApolloProvider client={client}>
      <Page title="컴포넌트" actions={<span>actions</span>}>
        <nav aria-label="컴포넌트">
          <Row>
            {Object.keys(PARTS).map((name) => (
              <Link key={name} to={`?part=${name}`} aria-current={name === part ? 'page' : undefined}>
                {name}
              </Link>
            ))}
          </Row>
        </nav>
        <Part />
      </Page>
    </ApolloProvider>
  );
}

/** The components of web/components, forms and graphql/view. */
function UiSamples() {
  return (
    <>
      <TextSamples />
      <ListSamples />
      <RowSamples />
      <FormSamples />
      <QuerySamples />
      <Sample name="Panel, PageHeading">
        <Panel title="제목이 있는 패널" spaced>
          <PageHeading>제목</PageHeading>
          <p>내용</p>
        </Panel>
      </Sample>
      <Sample name="VersionedFields">
        <VersionedFields edit={EDIT} labels={{}} getMine={() => ({})} onSave={ignore}>
          다른 곳에서 고치지 않은 폼
        </VersionedFields>
      </Sample>
      <Sample name="BannerPage">
        <BannerPage title="컴포넌트" heading="배너" hint="배너의 설명">
          내용
        </BannerPage>
      </Sample>
      <Sample name="NotFound, RouteError, VisitorPage">
        <NotFound />
        <RouteError />
        <VisitorPage title="로그인" alternative="다른 화면으로 가는 링크">
          폼
        </VisitorPage>
      </Sample>
    </>
  );
}
