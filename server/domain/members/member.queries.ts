import { sql } from 'kysely';
import { named } from '../../platform/database/expressions';
import { statementsOn } from '../../platform/database/statement';
import type { Statements } from '../../platform/database/statements';
import { AppError } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import { isSchoolVerified, publicColumns, suspendedUntil } from './member.columns';
import type { MemberTables } from './member.entity';
import { foldLoginId } from './member.login-id';

const { statement } = statementsOn<MemberTables>();

const viewerById = statement<{ viewerId: number }>()('members.viewer', (db, params) =>
  db
    .selectFrom('member as m')
    .select(() => named(publicColumns(params.viewerId)))
    .select(['m.id', 'm.login_id as loginId', 'm.university', 'm.email', 'm.version'])
    .where('m.id', '=', params.viewerId),
);

/** The viewer's row with their own view of it. */
export type ViewerRow = ReturnType<typeof viewerById.readRows>[number];

/**
 * Reads the viewer.
 * @throws {AppError} UNAUTHENTICATED for a visitor and after a withdrawal
 */
export async function readViewer(ctx: Context): Promise<ViewerRow> {
  const viewer = await ctx.reads.row(viewerById, { viewerId: requireViewerId(ctx) });
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return viewer;
}

const passwordHashById = statement<{ memberId: number }>()('members.passwordHash', (db, params) =>
  db.selectFrom('member').select('password_hash as passwordHash').where('id', '=', params.memberId),
);

/** Reads the hash of the viewer's password; undefined after a withdrawal. */
export async function readPasswordHash(ctx: Context): Promise<string | undefined> {
  const row = await ctx.reads.row(passwordHashById, { memberId: requireViewerId(ctx) });
  return row?.passwordHash;
}

const standingById = statement<{ memberId: number }>()(
  'members.standing',
  (db, params) =>
    db
      .selectFrom('member as m')
      .select('m.created_at as joinedAt')
      .select(() => isSchoolVerified().as('schoolVerified'))
      .where('m.id', '=', params.memberId),
  ['joinedAt'],
);

/**
 * Reads the time of the viewer's sign-up and whether their school is verified.
 * @throws {AppError} UNAUTHENTICATED for a visitor and after a withdrawal
 */
export async function readStanding(ctx: Context): Promise<{ joinedAt: Date; schoolVerified: boolean }> {
  const row = await ctx.reads.row(standingById, { memberId: requireViewerId(ctx) });
  if (!row) throw new AppError('UNAUTHENTICATED');
  return row;
}

const suspensionEnd = statement<{ memberId: number }>()(
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
  const row = await ctx.primary.row(suspensionEnd, { memberId: requireViewerId(ctx) });
  return row?.suspendedUntil ?? null;
}

/** Member id and password hash for the check of a login. */
export interface Credentials {
  id: number;
  passwordHash: string;
}

const credentialsByLoginId = statement<{ loginId: string }>()('members.credentials', (db, params) =>
  db
    .selectFrom('member')
    .select(['id', 'password_hash as passwordHash'])
    .where(({ eb, fn, ref }) => eb(fn<string>('lower', [ref('login_id')]), '=', params.loginId)),
);

/** Reads the credentials of a login id, regardless of case; undefined without such a member. */
export function findCredentials(ctx: Context, loginId: string): Promise<Credentials | undefined> {
  return ctx.reads.row(credentialsByLoginId, { loginId: foldLoginId(loginId) });
}

const firstMember = statement<object>()('members.first', (db) =>
  db.selectFrom('member').select('id').limit(sql.lit(1)),
);

/** True if the service has any member. */
export async function hasMembers(statements: Statements): Promise<boolean> {
  return (await statements.row(firstMember, {})) !== undefined;
}

const pictureRemoval = statement<{ pictures: readonly string[] }>()('members.removePictures', (db, params) =>
  db
    .updateTable('member')
    .set({ picture: sql.lit(null) })
    .where('picture', '=', db.fn.any(params.pictures))
    .returning('id'),
);

/** Removes these pictures from their members' profiles. */
export async function removePictures(statements: Statements, pictures: readonly string[]): Promise<void> {
  await statements.rows(pictureRemoval, { pictures });
}
