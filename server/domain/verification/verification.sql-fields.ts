import { sql } from 'kysely';
import { type SqlDefinitions, sqlColumn } from '../kit/sql-fields';
import { PROOFS } from './verification.view';

export const verificationSqlFields: SqlDefinitions = {
  fields: {
    Viewer: { schoolProof: sqlColumn(({ env }) => sql.lit(PROOFS[env.SCHOOL_PROOF])) },
  },
};
