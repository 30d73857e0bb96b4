import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { type NoticeKind, QueueEmpty_NoticeFragmentDoc } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { getNoticeHref } from '../../notices/hrefs';
import { addSeats } from '../../notices/seats/seat-groups';
import { ShareButton } from '../../notices/share-link/ShareButton';
import { getPeopleHref } from '../../seekers/seeker-filter';
import { getHref } from '../../../paths';
import { texts } from '../../../texts';
import { Empty } from '../../../components/feedback/Empty';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import styles from './QueueEmpty.module.css';
import type { ApplicantQueueState } from './useApplicantQueue';

gql`
  fragment QueueEmpty_notice on Notice {
    id
    kind
    recruiting
    viewerCanMakeOffers
    ...ShareButton_notice
  }
`;

interface QueueEmptyProps {
  notice: FragmentOf<typeof QueueEmpty_NoticeFragmentDoc>;
  queue: ApplicantQueueState;
}

/** The owner's next step if no application is shown. */
export function QueueEmpty({ notice, queue: { entries, filter, seats, setFilter } }: QueueEmptyProps) {
  const data = useFragmentData(QueueEmpty_NoticeFragmentDoc, notice);
  const { noApplicants, shareHint, allDecided, noneWaitlisted, noneDecided, showWaiting, viewNotice } =
    texts.application;
  const findMore = data.recruiting ? (
    <ShareButton notice={data} primary />
  ) : (
    <LinkButton type="primary" to={getNoticeHref(data.kind, data.id)}>
      {viewNotice}
    </LinkButton>
  );
  if (entries.length === 0) {
    return (
      <Empty
        hint={data.recruiting ? `${shareHint} ${texts.notice.sharePreview}` : undefined}
        action={
          <>
            {findMore}
            {data.viewerCanMakeOffers && <OfferHint kind={data.kind} />}
          </>
        }
      >
        {noApplicants}
      </Empty>
    );
  }
  if (filter.state === 'PENDING') {
    const team = (
      <LinkButton type="primary" to={getHref('team', { id: data.id })}>
        {texts.team.view}
      </LinkButton>
    );
    return <Empty action={addSeats(seats).approved > 0 ? team : findMore}>{allDecided}</Empty>;
  }
  const back = <Button onClick={() => setFilter({ state: 'PENDING', role: null })}>{showWaiting}</Button>;
  return <Empty action={back}>{filter.state === 'DECIDED' ? noneDecided : noneWaitlisted}</Empty>;
}

/** A sentence with a link to the people who look for a team of this kind. */
function OfferHint({ kind }: { kind: NoticeKind }) {
  return (
    <p className={styles.offer}>
      {texts.offer.offerFirst} <Link to={getPeopleHref({ kind })}>{texts.seeker.title}</Link>
    </p>
  );
}
