import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { entryFor } from '../../graphql/enums';
import { NoticeCard_NoticeFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { Chip } from '../../components/labels/Chip';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { CardFacts } from './facts/CardFacts';
import { rolesOf } from './fit/describe-fit';
import { FitChips } from './fit/FitChips';
import { getNoticeHref } from './hrefs';
import { NoticeCardFoot } from './NoticeCardFoot';
import { RoleChips } from './seats/RoleChips';
import { StatusChip } from './StatusChip';
import row from '../../components/lists/ItemRow.module.css';
import styles from './NoticeCard.module.css';
import { MemberText, languageOf } from '../../components/text/MemberText';

gql`
  fragment NoticeCard_notice on Notice {
    id
    kind
    title
    recruiting
    dDay
    freeSeatCount
    awaitsFirstApplication
    ... on Project {
      field
      techStack
    }
    ... on Study {
      excerpt
    }
    seats {
      ...Seats_group @unmask
    }
    viewerFit {
      facts
      seats {
        role
        free
      }
      commonTags {
        id
        name
      }
    }
    ...CardFacts_notice
    ...NoticeCardFoot_notice
  }
`;

/** The way in which a list highlights the words of its search. */
export interface CardHighlight {
  show: (text: string) => ReactNode;
  /** Whether the text matches the search. */
  isFound: (text: string) => boolean;
}

/** The texts of a list without a search. */
const PLAIN: CardHighlight = { show: (text) => text, isFound: () => false };

interface NoticeCardProps {
  notice: FragmentOf<typeof NoticeCard_NoticeFragmentDoc>;
  /** The heading level: h3 inside a section with an h2, otherwise h2. */
  heading?: 'h2' | 'h3';
  highlight?: CardHighlight;
  /** A button at the end of the first line. */
  action?: ReactNode;
}

/** A notice in a list, with enough facts to decide whether to open it. The whole card is a link. */
export function NoticeCard({ notice, heading: Heading = 'h3', highlight = PLAIN, action }: NoticeCardProps) {
  const data = useFragmentData(NoticeCard_NoticeFragmentDoc, notice);
  const { id, kind, title, recruiting, viewerFit } = data;
  const field = data.__typename === 'Project' ? data.field : '';
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <StatusChip inList recruiting={recruiting} dDay={data.dDay} freeSeatCount={data.freeSeatCount} />
        {data.awaitsFirstApplication && data.freeSeatCount > 0 && (
          <Chip tone="primary">{texts.notice.awaitsFirst}</Chip>
        )}
        <span className={row.meta}>
          {entryFor(texts.notice.kind, kind)}
          {field && (
            <>
              {' '}
              · <MemberText text={field}>{highlight.show(field)}</MemberText>
            </>
          )}
        </span>
        {action && <span className={styles.action}>{action}</span>}
      </div>
      <Heading className={`${row.name} ${styles.title}`}>
        <Link to={getNoticeHref(kind, id)}>
          <MemberText text={title}>{highlight.show(title)}</MemberText>
        </Link>
      </Heading>
      <CardFacts notice={data} />
      {(data.__typename === 'Project' || (viewerFit && viewerFit.facts.length > 0)) && (
        <div className={styles.chips}>
          {data.__typename === 'Project' && (
            <RoleChips seats={data.seats} recruiting={recruiting} fitting={viewerFit ? rolesOf(viewerFit) : []} />
          )}
          {viewerFit && <FitChips fit={viewerFit} />}
        </div>
      )}
      {data.__typename === 'Project' && data.techStack !== '' && (
        <p className={row.meta}>{highlight.show(putMatchesFirst(data.techStack, highlight))}</p>
      )}
      {data.__typename === 'Study' && data.excerpt !== '' && (
        <p className={styles.excerpt} lang={languageOf(data.excerpt)}>
          {highlight.show(data.excerpt)}
        </p>
      )}
      <NoticeCardFoot notice={data} />
    </article>
  );
}

/** Puts the technologies that match the search first, because a long line is cut. */
function putMatchesFirst(techStack: string, { isFound }: CardHighlight): string {
  const names = techStack.split(/\s*,\s*/u);
  const found = names.filter(isFound);
  if (found.length === 0) return techStack;
  return [...found, ...names.filter((name) => !found.includes(name))].join(', ');
}
