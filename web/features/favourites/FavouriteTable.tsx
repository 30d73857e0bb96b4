import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { FavouriteTable_NoticeFragment } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { describeAnswerTime } from '../notices/answer-time';
import { getNoticeHref } from '../notices/hrefs';
import { RoleChips } from '../notices/seats/RoleChips';
import { StatusChip } from '../notices/StatusChip';
import { texts } from '../../texts';
import { FilterChip } from '../../components/buttons/FilterChip';
import { Panel } from '../../components/page/Panel';
import styles from './FavouriteTable.module.css';
import { MemberText } from '../../components/text/MemberText';

gql`
  fragment FavouriteTable_notice on Notice {
    id
    kind
    title
    recruiting
    dDay
    deadline
    decideWithinDays
    freeSeatCount
    seats {
      ...Seats_group @unmask
    }
    ... on Project {
      techStack
    }
  }
`;

interface FavouriteTableProps {
  /** The notices to choose from. The first ones are chosen. */
  notices: readonly FavouriteTable_NoticeFragment[];
}

/** The number of columns that fit. */
const MAX_COLUMNS = 3;

/** Up to three favourites in columns, with the facts that help to choose one. */
export function FavouriteTable({ notices }: FavouriteTableProps) {
  const [ids, setIds] = useState(() => notices.slice(0, MAX_COLUMNS).map(({ id }) => id));
  const columns = notices.filter(({ id }) => ids.includes(id));
  // A fourth notice replaces the one that was chosen first.
  const toggle = (id: string): void =>
    setIds(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids.slice(1 - MAX_COLUMNS), id]);
  return (
    <Panel label={texts.favourite.compare} spaced>
      <fieldset className={styles.choice}>
        <legend>{texts.favourite.compareChoice(MAX_COLUMNS)}</legend>
        {notices.map((notice) => (
          <FilterChip key={notice.id} on={ids.includes(notice.id)} onToggle={() => toggle(notice.id)}>
            <MemberText className={styles.name} text={notice.title} />
          </FilterChip>
        ))}
      </fieldset>
      {columns.length > 0 && <Columns notices={columns} />}
    </Panel>
  );
}

type GetFact = (notice: FavouriteTable_NoticeFragment) => ReactNode;

/** Returns the rows of the table: their names and the fact of each notice. */
function getRows(): [name: string, getFact: GetFact][] {
  const { closed, until, answer, withoutDeadline } = texts.notice;
  const { role, techStack, nothing } = texts.favourite;
  return [
    [
      role,
      (notice) =>
        notice.__typename === 'Project' ? (
          <RoleChips seats={notice.seats} recruiting={notice.recruiting} />
        ) : (
          describeStudySeats(notice)
        ),
    ],
    [techStack, (notice) => (notice.__typename === 'Project' && notice.techStack) || nothing],
    [
      until,
      ({ recruiting, deadline }) => (recruiting ? (deadline && texts.time.day(deadline)) || withoutDeadline : closed),
    ],
    [answer, (notice) => describeAnswerTime(notice) ?? nothing],
  ];
}

function describeStudySeats({ recruiting, freeSeatCount }: FavouriteTable_NoticeFragment): string {
  const { closed, left, full } = texts.notice;
  if (!recruiting) return closed;
  return freeSeatCount > 0 ? left(freeSeatCount) : full;
}

function Columns({ notices }: FavouriteTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.favourite.title}</th>
          {notices.map((notice) => (
            <th key={notice.id} scope="col">
              <StatusChip recruiting={notice.recruiting} dDay={notice.dDay} freeSeatCount={notice.freeSeatCount} />
              <Link to={getNoticeHref(notice.kind, notice.id)}>
                <MemberText text={notice.title} />
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {getRows().map(([name, getFact]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {notices.map((notice) => (
              <td key={notice.id}>{getFact(notice)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
