import { type Expression, type RawBuilder, sql } from 'kysely';
import type { MemberTables } from './member.entity';
import type { Language, Text } from '../../../shared/language';
import { caseOf } from '../../platform/database/statements/expressions';
import { statementsOn } from '../../platform/database/statements/statement';
import { AppError } from '../../platform/errors/app-error';
import { viewerInRow } from '../../selection/viewer-id';
import { type Context, requireViewerId } from '../context';
import { foldLoginId } from './login-id';
import { hasVerifiedSchool, isSuspended } from './member-visibility.sql';

/** Nickname of a hidden member, as others see it. */
const HIDDEN_NAME: Text = { ko: '숨긴 회원', en: 'Hidden member' };

/**
 * True if nickname and picture of the member `m` are masked for the viewer (rules/moderation.md:
 * Hidden content).
 */
const isMaskedFor = (viewerId: Expression<number>) => sql`m.hidden and m.id <> ${viewerId}`;

/** Nickname of the member `m` as the viewer sees it. */
export function nickNameFor(viewerId: Expression<number>, language: Expression<Language>): RawBuilder<string> {
  return sql<string>`case when ${isMaskedFor(viewerId)} then ${caseOf(language, HIDDEN_NAME)} else m.nick_name end`;
}

/** Path of the picture of the member `m` as the viewer sees it; null without one. */
export function imageUrlFor(viewerId: Expression<number>): RawBuilder<string | null> {
  return sql<string | null>`case when not (${isMaskedFor(viewerId)}) then '/pictures/' || m.picture end`;
}

/** End of the suspension of the member `m`; null if they may write. */
export function suspendedUntil() {
  return sql<Date | null>`case when ${isSuspended(viewerInRow('m'))} then m.suspended_until end`;
}

/** Name of a school as one of its members entered it; the key if it has no members. */
export function nameOfSchool(schoolKey: Expression<string>) {
  return sql<string>`coalesce((select min(university) from member where school_key = ${schoolKey}), ${schoolKey})`;
}

const { statement } = statementsOn<MemberTables>();

const readViewerStatement = statement<{ viewerId: number }>()('members.viewer', (db, params) =>
  db
    .selectFrom('member')
    .select(['id', 'login_id as loginId', 'university', 'email'])
    .where('id', '=', params.viewerId),
);

/** Columns of the viewer that actions need. */
type ViewerRow = ReturnType<typeof readViewerStatement.parseRows>[number];

/**
 * Reads the viewer.
 * @throws {AppError} UNAUTHENTICATED for a visitor and after a withdrawal
 */
export async function readViewer(ctx: Context): Promise<ViewerRow> {
  const viewer = await ctx.reads.row(readViewerStatement, { viewerId: requireViewerId(ctx) });
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return viewer;
}

const readPasswordHashStatement = statement<{ memberId: number }>()('members.passwordHash', (db, params) =>
  db.selectFrom('member').select('password_hash as passwordHash').where('id', '=', params.memberId),
);

/** Reads the hash of the viewer's password; undefined after a withdrawal. */
export async function readPasswordHash(ctx: Context): Promise<string | undefined> {
  const row = await ctx.reads.row(readPasswordHashStatement, { memberId: requireViewerId(ctx) });
  return row?.passwordHash;
}

const readStandingStatement = statement<{ memberId: number }>()(
  'members.standing',
  (db, params) =>
    db
      .selectFrom('member as m')
      .select('m.created_at as joinedAt')
      .select(() => hasVerifiedSchool(viewerInRow('m')).as('schoolVerified'))
      .where('m.id', '=', params.memberId),
  ['joinedAt'],
);

/**
 * Reads the time of the viewer's sign-up and whether their school is verified.
 * @throws {AppError} UNAUTHENTICATED for a visitor and after a withdrawal
 */
export async function readStanding(ctx: Context): Promise<{ joinedAt: Date; schoolVerified: boolean }> {
  const row = await ctx.reads.row(readStandingStatement, { memberId: requireViewerId(ctx) });
  if (!row) throw new AppError('UNAUTHENTICATED');
  return row;
}

const readSuspensionStatement = statement<{ memberId: number }>()(
  'members.suspendedUntil',
  (db, { memberId }) =>
    db
      .selectFrom('member as m')
      .select(() => suspendedUntil().as('suspendedUntil'))
      .where('m.id', '=', memberId),
  ['suspendedUntil'],
);

/**
 * Reads the end of the viewer's suspension; null if they may write. It reads from the primary,
 * because a replica may be behind.
 */
export async function readSuspension(ctx: Context): Promise<Date | null> {
  const row = await ctx.primary.row(readSuspensionStatement, { memberId: requireViewerId(ctx) });
  return row?.suspendedUntil ?? null;
}

const findCredentialsStatement = statement<{ loginId: string }>()('members.credentials', (db, params) =>
  db
    .selectFrom('member')
    .select(['id', 'password_hash as passwordHash'])
    .where(({ eb, fn, ref }) => eb(fn<string>('lower', [ref('login_id')]), '=', params.loginId)),
);

/** Reads the credentials of a login id, regardless of case; undefined without such a member. */
export function findCredentials(ctx: Context, loginId: string) {
  return ctx.reads.row(findCredentialsStatement, { loginId: foldLoginId(loginId) });
}

/** Finds a member of any school. No row means that the service has no members. */
export const findAnyMember = statement<object>()('members.first', (db) =>
  db.selectFrom('member').select('id').limit(sql.lit(1)),
);

/** Deletes these pictures from their members' profiles. */
export const deletePicturesOfMembers = statement<{ pictures: readonly string[] }>()(
  'members.deletePictures',
  (db, params) =>
    db
      .updateTable('member')
      .set({ picture: sql.lit(null) })
      .where('picture', '=', db.fn.any(params.pictures))
      .returning('id'),
);
