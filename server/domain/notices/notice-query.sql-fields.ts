import { sql } from 'kysely';
import { PAGE_SIZE } from '../../../shared/bounds';
import { parseId } from '../../platform/validation';
import { sqlArray, type SqlField, sqlObject, type SqlRootField } from '../../selection/fields';
import { noticePage, typeOf } from './notice-list.sql-fields';
import { parseShareUrl } from './notice.pages';
import { isListed, visibleTo } from './notice.visibility';

// The queries that show notices, as rows `n`.

/** The newest notices of a kind, as many as a page has. */
export const recentNotices: SqlField = {
  read: ({ kind }) => ({ values: {}, options: { kind: String(kind) } }),
  rows: () => PAGE_SIZE,
  write: (scope, selection) => {
    const { viewerId, options } = scope;
    const recent = sql`(
      select n.* from notice n where ${isListed(viewerId)} and n.kind = ${sql.lit(String(options.kind))}
      order by n.id desc limit ${sql.lit(PAGE_SIZE)}
    ) n`;
    return sqlArray(selection.json(typeOf(scope)), recent, sql`n.id desc`);
  },
};

const noticeById: SqlField = {
  read: ({ id }) => ({ values: { noticeId: parseId(id) } }),
  ...sqlObject((scope) => sql`notice n where n.id = ${scope.value('noticeId')}::int and ${visibleTo(scope.viewerId)}`),
};

/** The school of the notice of a share link. The signature of the link is compared before the statement. */
const sharedSchool: SqlField = {
  read: ({ shareUrl }, ctx) => {
    const { id = null, kind = null } = parseShareUrl(ctx, String(shareUrl)) ?? {};
    return { values: { noticeId: id, kind } };
  },
  ...sqlObject(
    ({ value }) => sql`(select n.school_key, n.university from notice n
      where n.id = ${value('noticeId')}::int and n.kind = ${value('kind')}::text and not n.hidden) s`,
  ),
};

/** The fields of Query that show notices. */
export const noticeRoots: Record<string, SqlRootField> = {
  notice: { ...noticeById },
  notices: { ...noticePage },
  recentNotices: { ...recentNotices },
  sharedSchool: { ...sharedSchool, open: true },
};
