import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { findMatches } from '../../../shared/search';
import { entryFor } from '../../graphql/enums';
import { NoticeCard_NoticeFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { Highlight } from '../../components/text/Highlight';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { getNoticeHref } from './hrefs';
import { NoticeCardFoot } from './NoticeCardFoot';
import { RoleChips } from './seats/RoleChips';
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
    ... on Study {
      excerpt
    }
    seats {
      role
      headcount
      approved
      free
      roles
    }
    ...NoticeCardFoot_notice
  }
`;

interface NoticeCardProps {
  notice: FragmentOf<typeof NoticeCard_NoticeFragmentDoc>;
  /** The heading level: h3 inside a section with an h2, otherwise h2. */
  heading?: 'h2' | 'h3';
  /** The words of the search. Their matches are highlighted. */
  words?: string;
  /** A button at the end of the first line. */
  action?: ReactNode;
}

/** A notice in a list, with enough facts to decide whether to open it. The whole card is a link. */
export function NoticeCard({ notice, heading: Heading = 'h3', words = '', action }: NoticeCardProps) {
  const data = useFragmentData(NoticeCard_NoticeFragmentDoc, notice);
  const { id, kind, title, recruiting } = data;
  const field = data.__typename === 'Project' ? data.field : '';
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <StatusChip inList recruiting={recruiting} dDay={data.dDay} isFull={data.freeSeatCount === 0} />
        <span className={styles.meta}>
          {entryFor(texts.notice.kind, kind)}
          {field && ' · '}
          <Highlight text={field} query={words} />
        </span>
        {action && <span className={styles.action}>{action}</span>}
      </div>
      <Heading className={styles.title}>
        <Link to={getNoticeHref(kind, id)}>
          <bdi>
            <Highlight text={title} query={words} />
          </bdi>
        </Link>
      </Heading>
      {data.__typename === 'Project' && <RoleChips seats={data.seats} recruiting={recruiting} />}
      {data.__typename === 'Project' && data.techStack !== '' && (
        <p className={styles.stack}>
          <Highlight text={putMatchesFirst(data.techStack, words)} query={words} />
        </p>
      )}
      {data.__typename === 'Study' && data.excerpt !== '' && (
        <p className={styles.excerpt}>
          <Highlight text={data.excerpt} query={words} />
        </p>
      )}
      <NoticeCardFoot notice={data} />
    </article>
  );
}

/** Puts the technologies that match the search first, because a long line is cut. */
function putMatchesFirst(techStack: string, words: string): string {
  const names = techStack.split(/\s*,\s*/u);
  const found = names.filter((name) => findMatches(name, words).length > 0);
  if (found.length === 0) return techStack;
  return [...found, ...names.filter((name) => !found.includes(name))].join(', ');
}
