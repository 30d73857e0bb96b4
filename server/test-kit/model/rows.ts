import type { TestDatabase } from '../database/databases';
import type { Model } from './model';
import { dateOf } from './clock';

const QUERIES = {
  notices: `id, recruiting as open, deadline::text, (closed_at at time zone interval '9 hours')::date::text as closed,
    team_state as state, kind, school_key as school, owner_id as owner, recruit_number as wanted,
    frontend_number as front, backend_number as back from notice`,
  applications: 'id, notice_id as notice, applicant_id as applicant, role, status from application',
  memberships: 'notice_id as notice, member_id as member, role from team_member',
  departures: 'notice_id as notice, member_id as member, kind from departure',
  invitations: 'id, notice_id as notice, role from team_invitation',
  comments: 'id, notice_id as notice, author_id as author from comment',
  favourites: 'notice_id as notice, member_id as member from favourite',
  notifications: 'recipient_id as recipient, kind, notice_id as notice, actor_id as actor, times from notification',
} as const;

const TABLES = Object.keys(QUERIES) as (keyof typeof QUERIES)[];

type Rows = Readonly<Record<keyof typeof QUERIES, object[]>>;

/** Expects the rows of the database and of the model to be equal. */
export async function expectModelIsDatabase(database: TestDatabase, model: Model): Promise<void> {
  const modelled = rowsOf(model);
  for (const name of TABLES) {
    const stored = await database.sql<object>(`select ${QUERIES[name]}`);
    expect({ [name]: inOrder(stored) }).toEqual({ [name]: inOrder(modelled[name]) });
  }
}

const dateOrNull = (day: number | null): string | null => (day === null ? null : dateOf(day));

function rowsOf(model: Model): Rows {
  const { notices, applications, memberships, departures, invitations, comments, favourites, notifications } = model;
  return {
    notices: notices.map(({ content, deadline, closed, kind, ownerSince: _since, ...rest }) => {
      const [front, back] = kind === 'PROJECT' ? [content.FRONTEND, content.BACKEND] : [null, null];
      const days = { deadline: dateOrNull(deadline), closed: dateOrNull(closed) };
      return { ...rest, kind, ...days, wanted: content.recruitNumber, front, back };
    }),
    applications: applications.map(({ sent: _sent, ...rest }) => rest),
    memberships: memberships.map(({ since: _since, ...rest }) => rest),
    departures: departures.map(({ order: _order, ...rest }) => rest),
    invitations: invitations.map(({ id, notice, role }) => ({ id, notice, role })),
    comments,
    favourites,
    notifications,
  };
}

const byText = (a: object, b: object): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** Sorts the rows, and the columns of each row, for the comparison. */
function inOrder(rows: readonly object[]): object[] {
  const sorted = rows.map((row) => Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))));
  return sorted.sort(byText);
}
