import { sql } from 'kysely';
import { CONSENT_KINDS, CONSENT_VERSIONS } from '../../../shared/consents';
import {
  type ReadArguments,
  sameFields,
  type SqlDefinitions,
  sqlArray,
  sqlColumn,
  sqlColumns,
  sqlId,
  sqlObject,
  type SqlScope,
} from '../../selection/fields';
import { publicColumns } from './member.columns';

// The row in scope of members and of the viewer is `m`.

/** Arguments of fields that show a member as the member sees themselves, also while hidden. */
export const AS_THEMSELVES: ReadArguments = { values: {}, options: { asThemselves: true } };

const columns = ({ viewerId, options }: SqlScope) =>
  publicColumns(options.asThemselves === true ? sql<number>`m.id` : viewerId);

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

/** The viewer of a payload; null for a visitor. */
export const viewerOfPayload = sqlObject(({ viewerId }) => sql`member m where m.id = ${viewerId}`);

export const memberSqlFields: SqlDefinitions = {
  roots: {
    viewer: {
      ...viewerOfPayload,
      open: true,
    },
    operator: { ...sqlColumn((_scope, selection) => selection.json()), open: true },
  },
  fields: {
    SignUpPayload: { member: sqlObject((scope) => sql`member m where m.id = ${scope.value('memberId')}::int`) },
    ...sameFields({ viewer: viewerOfPayload }, 'UpdateProfilePayload', 'GiveConsentsPayload'),
    Member: {
      id: sqlId(() => sql`m.id`),
      ...sqlColumns(columns, 'nickName', 'imageUrl', 'schoolVerified', 'hidden'),
    },
    Operator: {
      name: sqlColumn(({ env }) => sql.lit(env.OPERATOR_NAME)),
      contact: sqlColumn(({ env }) => sql.lit(env.OPERATOR_CONTACT)),
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
