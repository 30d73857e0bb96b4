import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { EXPORT_PAGE, type ExportedPart, type ExportParams, exportRows } from '../kit/export';
import type { ConsentTables } from './consent.entity';
import type { MemberTables } from './member.entity';

const { statement } = statementsOn<MemberTables & ConsentTables>();

const profile = statement<ExportParams>()(
  'members.export',
  (db, { memberId, after }) =>
    db
      .selectFrom('member')
      .select(['id', 'login_id as loginId', 'nick_name as nickName', 'university as school', 'email', 'picture'])
      .select(['verified_email as verifiedEmail', 'verified_at as verifiedAt', 'verified_until as verifiedUntil'])
      .select(['school_changed_at as schoolChangedAt', 'created_at as createdAt'])
      .where('id', '=', memberId)
      .where('id', '>', after),
  ['verifiedAt', 'verifiedUntil', 'schoolChangedAt', 'createdAt'],
);

const consents = statement<ExportParams>()(
  'members.exportConsents',
  (db, { memberId, after }) =>
    db
      .selectFrom('consent')
      .select(['id', 'kind', 'version', 'agreed_at as agreedAt'])
      .where('member_id', '=', memberId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(sql.lit(EXPORT_PAGE)),
  ['agreedAt'],
);

/** The profile without the hash of the password, and its picture. */
const profileExport: ExportedPart = {
  ...exportRows('profile', ['member'], profile),
  readFiles: async (ctx, row) => {
    const name = 'picture' in row && typeof row.picture === 'string' ? row.picture : null;
    const file = name === null ? null : await ctx.pictures.read(name);
    return file ? { [`pictures/${name}`]: file.bytes } : {};
  },
};

/** What the members' tables say about a member. */
export const memberExports = [profileExport, exportRows('consents', ['consent'], consents)];
