import { sql } from 'kysely';
import { type SqlDefinitions, sqlColumn, sqlTime } from '../../selection/fields';
import { viewerOfPayload } from '../members/member.sql-fields';
import { VERIFIABLE_KEYS } from '../schools/school.domains';
import { PROOFS } from './verification.view';

// The row in scope of the viewer and of their verification is `m`, of schools `s`.

export const verificationSqlFields: SqlDefinitions = {
  fields: {
    VerifySchoolPayload: { viewer: viewerOfPayload },
    Viewer: {
      schoolProof: sqlColumn(({ env }) => sql.lit(PROOFS[env.SCHOOL_PROOF])),
      schoolVerification: sqlColumn(
        (_scope, selection) => sql`case when m.verified_until > now() then ${selection.json()} end`,
      ),
    },
    SchoolVerification: {
      email: sqlColumn(() => sql`m.verified_email`),
      verifiedAt: sqlTime(() => sql`m.verified_at`),
      verifiedUntil: sqlTime(() => sql`m.verified_until`),
    },
    School: {
      canBeVerified: sqlColumn(
        ({ computed }) => sql`(s.school_key = any (${computed('verifiableKeys', () => VERIFIABLE_KEYS)}::text[]))`,
      ),
    },
  },
};
