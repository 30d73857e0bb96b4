import { sql } from 'kysely';
import { CONSENT_KINDS, CONSENT_VERSIONS } from '../../../shared/consents';
import { type SqlDefinitions, sqlArray, sqlColumn, sqlColumns, sqlId, sqlObject } from '../kit/sql-fields';
import { publicColumns } from './member.columns';

// The row in scope of members and of the viewer is `m`.

const WANTED = sql.join(
  CONSENT_KINDS.map((kind, rank) => sql`(${sql.lit(rank)}, ${sql.lit(kind)}, ${sql.lit(CONSENT_VERSIONS[kind])})`),
);

const MISSING_CONSENTS = sqlArray(
  sql`wanted.kind`,
  sql`(values ${WANTED}) wanted (rank, kind, version) where not exists (
    select from consent where member_id = m.id and consent.kind = wanted.kind and consent.version = wanted.version
  )`,
  sql`wanted.rank`,
);

export const memberSqlFields: SqlDefinitions = {
  roots: {
    viewer: { ...sqlObject(({ viewerId }) => sql`member m where m.id = ${viewerId}`), statement: 'members.viewer' },
  },
  fields: {
    Member: {
      id: sqlId(() => sql`m.id`),
      ...sqlColumns(({ viewerId }) => publicColumns(viewerId), 'nickName', 'imageUrl', 'schoolVerified', 'hidden'),
    },
    Viewer: {
      id: sqlId(() => sql`m.id`),
      loginId: sqlColumn(() => sql`m.login_id`),
      email: sqlColumn(() => sql`m.email`),
      version: sqlColumn(() => sql`m.version`),
      member: sqlColumn((_scope, selection) => selection.json()),
      school: sqlObject(() => sql`(select m.school_key, m.university) s`),
      missingConsents: sqlColumn(() => MISSING_CONSENTS),
    },
  },
};
