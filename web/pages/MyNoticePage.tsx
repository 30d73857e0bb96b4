import { useLoaderData } from 'react-router-dom';
import { NoticeQuery } from '../notices/NoticeQuery';
import { OwnerActions } from '../notices/OwnerActions';
import { OwnerOnly } from '../notices/OwnerOnly';
import { ShareButton } from '../notices/ShareButton';
import { getHref } from '../paths';
import { texts } from '../texts';
import { BackLink } from '../ui/BackLink';
import { Row } from '../ui/Row';
import type { loadMyNoticePage } from './MyNoticePage.query';
import { NoticeView } from './NoticeView';

/** The page of a notice for its owner. */
export function MyNoticePage() {
  const { kind, notice: query, comments } = useLoaderData<ReturnType<typeof loadMyNoticePage>>();
  return (
    <NoticeQuery query={query} kind={kind}>
      {(notice) => (
        <OwnerOnly notice={notice}>
          <NoticeView
            key={notice.id}
            notice={notice}
            comments={comments}
            back={<BackLink to={getHref('recruit')} label={texts.nav.recruit} />}
            actions={
              <Row>
                <OwnerActions notice={notice} />
                <ShareButton notice={notice} />
              </Row>
            }
          />
        </OwnerOnly>
      )}
    </NoticeQuery>
  );
}
