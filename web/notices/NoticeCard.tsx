import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { entryFor } from '../graphql/enums';
import { NoticeCard_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { Highlight } from '../ui/Highlight';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { getNoticeHref } from './hrefs';
import { NoticeCardFoot } from './NoticeCardFoot';
import { RoleChips } from './RoleChips';
import { StatusChip } from './StatusChip';
import styles from './NoticeCard.module.css';

gql`
  fragment NoticeCard_notice on Notice {
    id
    kind
    title
    recruiting
    dDay
    freeSeatCount
    ... on Project {
      field
      techStack
    }
    seats {
      role
      headcount
      approved
    }
    ...NoticeCardFoot_notice
  }
`;

interface NoticeCardProps {
  notice: FragmentOf<typeof NoticeCard_NoticeFragmentDoc>;
  /** The heading level: h3 inside a section with an h2, otherwise h2. */
  heading?: 'h2' | 'h3';
  /** The search query. Its matches are highlighted in the title. */
  query?: string;
  /** Shows that the notice is no longer part of the list. */
  dimmed?: boolean;
  /** A button at the end of the first line. */
  action?: ReactNode;
}

/** A notice in a list, with enough facts to decide whether to open it. The whole card is a link. */
export function NoticeCard({ notice, heading: Heading = 'h3', query = '', dimmed = false, action }: NoticeCardProps) {
  const data = useFragmentData(NoticeCard_NoticeFragmentDoc, notice);
  const { id, kind, title, recruiting } = data;
  const field = data.__typename === 'Project' ? data.field : '';
  return (
    <article className={dimmed ? `${styles.card} ${styles.dimmed}` : styles.card}>
      <div className={styles.head}>
        <StatusChip recruiting={recruiting} dDay={data.dDay} isFull={data.freeSeatCount === 0} />
        <span className={styles.meta}>{[entryFor(texts.notice.kind, kind), field].filter(Boolean).join(' · ')}</span>
        {action && <span className={styles.action}>{action}</span>}
      </div>
      <Heading className={styles.title}>
        <Link to={getNoticeHref(kind, id)}>
          <bdi>
            <Highlight text={title} query={query} />
          </bdi>
        </Link>
      </Heading>
      {data.__typename === 'Project' && <RoleChips seats={data.seats} recruiting={recruiting} />}
      {data.__typename === 'Project' && data.techStack !== '' && <p className={styles.stack}>{data.techStack}</p>}
      <NoticeCardFoot notice={data} />
    </article>
  );
}
