import { useLoaderData } from 'react-router-dom';
import { ApplyButton } from '../applications/ApplyButton';
import { NoticeQuery } from '../notices/NoticeQuery';
import { ShareButton } from '../notices/ShareButton';
import { getHref } from '../paths';
import { texts } from '../texts';
import { BackLink } from '../ui/BackLink';
import { Row } from '../ui/Row';
import type { loadNoticePage } from './NoticePage.query';
import { NoticeView } from './NoticeView';

/** The page of a notice for any member of the school. */
export function NoticePage() {
  const { kind, notice: query, comments } = useLoaderData<ReturnType<typeof loadNoticePage>>();
  return (
    <NoticeQuery query={query} kind={kind}>
      {(notice) => (
        <NoticeView
          key={notice.id}
          notice={notice}
          comments={comments}
          back={<BackLink to={getHref('home')} label={texts.common.toHome} />}
          actions={
            <Row>
              <ApplyButton notice={notice} />
              <ShareButton notice={notice} />
            </Row>
          }
        />
      )}
    </NoticeQuery>
  );
}
