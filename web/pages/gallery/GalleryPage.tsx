import { NotFound } from '../../ui/NotFound';
import { BannerPage, Page } from '../../ui/Page';
import { PageHeading } from '../../ui/PageHeading';
import { Panel } from '../../ui/Panel';
import { RouteError } from '../../ui/RouteError';
import { VersionedFields } from '../../ui/VersionedFields';
import { VisitorPage } from '../../ui/VisitorPage';
import { FormSamples } from './FormSamples';
import { ListSamples } from './ListSamples';
import { NoticeSamples } from './NoticeSamples';
import { QuerySamples } from './QuerySamples';
import { RowSamples } from './RowSamples';
import { Sample } from './Sample';
import { TextSamples } from './TextSamples';

const ignore = (): void => undefined;
const EDIT = {
  loaded: { version: 1 },
  current: undefined,
  onFailure: () => false,
  goBack: ignore,
  takeCurrent: ignore,
};

/** Every component of web/ui, and what shows notices, in each of their states, for development. */
export function GalleryPage() {
  return (
    <Page title="컴포넌트" actions={<span>actions</span>}>
      <TextSamples />
      <ListSamples />
      <RowSamples />
      <FormSamples />
      <NoticeSamples />
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
    </Page>
  );
}
