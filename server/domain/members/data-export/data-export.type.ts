import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { isoTimeSql } from '../../../selection/selected-fields';
import { columnsOf } from '../../../selection/rows';
import type { Context } from '../../context';
import { defineExport, type ExportedPart, type ExportedRow } from '../../kit/export/export';
import type { ConsentTables } from '../consents/consent.entity';
import type { MemberTables } from '../member.entity';

const m = columnsOf<MemberTables['member']>('m');
const cs = columnsOf<ConsentTables['consent']>('cs');

const profile = defineExport({
  name: 'profile',
  tables: ['member'],
  type: 'Viewer',
  rows: ({ viewerId }) => sql`member m where m.id = ${viewerId}`,
  id: m.id,
  shape: {
    loginId: 'loginId',
    nickName: m.nick_name,
    school: m.university,
    email: 'email',
    emailConfirmedAt: isoTimeSql(m.email_confirmed_at),
    emailRefusedAt: isoTimeSql(m.email_refused_at),
    picture: m.picture,
    language: m.language,
    verifiedEmail: m.verified_email,
    verifiedAt: isoTimeSql(m.verified_at),
    verifiedUntil: isoTimeSql(m.verified_until),
    schoolChangedAt: isoTimeSql(m.school_changed_at),
    createdAt: isoTimeSql(m.created_at),
  },
});

const consents = defineExport({
  name: 'consents',
  tables: ['consent'],
  rows: ({ viewerId }) => sql`consent cs where cs.member_id = ${viewerId}`,
  id: cs.id,
  shape: { kind: cs.kind, version: cs.version, agreedAt: isoTimeSql(cs.agreed_at) },
});

async function readPicture(ctx: Context, row: ExportedRow): Promise<Record<string, Readable>> {
  const name = 'picture' in row && typeof row.picture === 'string' ? row.picture : null;
  const file = name === null ? null : await ctx.pictures.read(name);
  return file ? { [`pictures/${name}`]: file.bytes } : {};
}

/** The profile with its picture but without the password hash, and the consents. */
export const memberExports: readonly ExportedPart[] = [{ ...profile, readFiles: readPicture }, consents];
