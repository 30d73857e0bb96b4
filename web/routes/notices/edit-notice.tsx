import { useLoaderData } from 'react-router-dom';
import { NoticeResult } from '../../features/notices/NoticeResult';
import { OwnerOnly } from '../../features/notices/owner/OwnerOnly';
import { EditNotice } from '../../features/notices/form/EditNotice';
import { texts } from '../../texts';
import { Page } from '../../components/page/Page';
import type { loadEditNoticePage } from './edit-notice.page';

export function EditNoticePage() {
  const { kind, notice: query } = useLoaderData<ReturnType<typeof loadEditNoticePage>>();
  return (
    <NoticeResult query={query} kind={kind}>
      {(notice) => (
        <OwnerOnly notice={notice}>
          <Page title={texts.notice.updateTitle[kind]} narrow>
            <EditNotice key={notice.id} notice={notice} />
          </Page>
        </OwnerOnly>
      )}
    </NoticeResult>
  );
}
