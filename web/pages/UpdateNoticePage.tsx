import { useLoaderData } from 'react-router-dom';
import { NoticeQuery } from '../notices/NoticeQuery';
import { OwnerOnly } from '../notices/OwnerOnly';
import { UpdateNotice } from '../notices/UpdateNotice';
import { texts } from '../texts';
import { Page } from '../ui/Page';
import type { loadUpdateNoticePage } from './UpdateNoticePage.query';

/** The page that edits the viewer's notice. */
export function UpdateNoticePage() {
  const { kind, notice: query } = useLoaderData<ReturnType<typeof loadUpdateNoticePage>>();
  return (
    <NoticeQuery query={query} kind={kind}>
      {(notice) => (
        <OwnerOnly notice={notice}>
          <Page title={texts.notice.updateTitle[kind]} narrow>
            <UpdateNotice key={notice.id} notice={notice} />
          </Page>
        </OwnerOnly>
      )}
    </NoticeQuery>
  );
}
