import { type Expression, expressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely';
import { statementsOn } from '../../platform/database/statements/statement';
import { AppError } from '../../platform/errors/app-error';
import { isVisibleMember } from '../blocks/block.sql';
import { requireViewerId } from '../context';
import type { ViewerId } from '../../selection/viewer-id';
import type { Transaction } from '../kit/transaction/transaction';
import type { MemberTables } from '../members/member.entity';
import type { SchoolProof } from '../members/member.rules';
import { type ProfileTables, ProfileVisibility } from './profile.entity';
import { contributions } from './profile-contributions.sql';
import type { Role } from './role.entity';
import type { SharedProfile } from './shared-profile.entity';
import { PRESENT_SEMESTER } from './timetable/semester.sql';

const { statement } = statementsOn<MemberTables & ProfileTables>();

/** Selects what others read of a member's profile; no row if it is empty. */
export function sharedProfileOf(memberId: Expression<number>) {
  return expressionBuilder<{ shared: SharedProfile }>()
    .selectFrom(
      sql<SharedProfile>`(
        select intro, roles, tags, links, case when show_department then nullif(department, '') end as department
        from member_profile where member_id = ${memberId}
      )`.as('shared'),
    )
    .selectAll()
    .where(
      sql<SqlBool>`(shared.intro <> '' or shared.department is not null
        or cardinality(shared.roles || shared.tags || shared.links) > 0)`,
    );
}

/** True if the member's team profile has something that others read. */
export function hasSharedProfile(memberId: Expression<number>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (${sharedProfileOf(memberId)})`;
}

/** SQL for a copy of what others read of a member's profile, as JSON; null if it is empty. */
export function copyOfProfile(memberId: Expression<number>): RawBuilder<SharedProfile | null> {
  return sql<SharedProfile | null>`(select to_jsonb(own) from (${sharedProfileOf(memberId)}) own)`;
}

/** SQL for the row of a copy from {@link copyOfProfile}. */
export function profileInCopy(copy: Expression<SharedProfile | null>): RawBuilder<SharedProfile> {
  return sql<SharedProfile>`(
    select * from jsonb_to_record(${copy}) as copied (intro text, roles text[], tags text[], links text[], department text)
  )`;
}

/** True if the profile of the member `m` is visible to the school. */
const isForSchool = sql<SqlBool>`exists (
  select from member_profile where member_id = m.id and visibility = ${sql.lit(ProfileVisibility.SCHOOL)}
)`;

/**
 * True if the viewer reads the team profile of the member `m` (rules/profiles.md: Readers). One of
 * these is enough:
 * - It is their own.
 * - They are in one team.
 * - It is visible to the school, and the member owns a notice that the viewer sees in lists.
 * - The member looks for a team, and the viewer sees that.
 *
 * Nobody else reads it if the member is hidden, in another school or in a block with the viewer.
 * @param proof the setting `SCHOOL_PROOF`
 */
export function canReadProfile(viewerId: ViewerId, proof: Expression<SchoolProof>): Expression<SqlBool> {
  const { and, eb, or, ref } = expressionBuilder<{ m: MemberTables['member'] }, 'm'>();
  const memberId = ref('m.id');
  return or([
    eb('m.id', '=', viewerId),
    and([
      isVisibleMember(viewerId),
      or([
        contributions.isTeammate(viewerId, memberId),
        and([isForSchool, contributions.ownsListedNotice(viewerId, memberId)]),
        contributions.isSeeking(viewerId, memberId, proof),
      ]),
    ]),
  ]);
}

/**
 * Selects what notices are compared with: one row with the present semester and the columns of the
 * profile, which are null without one. PostgreSQL looks both up once per statement.
 */
export function comparedProfileOf(memberId: Expression<number>): RawBuilder<unknown> {
  return sql`(
    select (profile).roles, (profile).tags, (profile).free_hours, (profile).free_semester, present_semester
    from (
      select (select mp from member_profile mp where mp.member_id = ${memberId}) as profile,
        ${PRESENT_SEMESTER} as present_semester
      offset 0
    ) found
  )`;
}

/** True if the member's profile has a role or a tag. */
export function hasRolesOrTags(memberId: Expression<number>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from member_profile where member_id = ${memberId} and cardinality(roles) + cardinality(tags) > 0
  )`;
}

/** A change of a team profile. Null keeps the present value. */
export interface ProfileChange {
  intro: string | null;
  roles: readonly Role[] | null;
  tags: readonly string[] | null;
  links: readonly string[] | null;
  department: string | null;
  showDepartment: boolean | null;
  visibility: ProfileVisibility | null;
}

const insertEmptyProfile = statement<{ viewerId: number }>()('profiles.insertEmpty', (db, { viewerId }) =>
  db
    .insertInto('member_profile')
    .columns(['member_id'])
    .expression(db.selectFrom('member as m').select('m.id').where('m.id', '=', viewerId).forKeyShare())
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id as id'),
);

const lockProfileStatement = statement<{ viewerId: number }>()('profiles.lock', (db, { viewerId }) =>
  db.selectFrom('member_profile as mp').select('mp.member_id as id').where('mp.member_id', '=', viewerId).forUpdate(),
);

/**
 * Locks the viewer and then their profile, also for changes of the courses. Inserts an empty
 * profile before, because a missing row cannot be locked.
 * @throws {AppError} UNAUTHENTICATED after a withdrawal
 */
export async function lockProfile(tx: Transaction): Promise<void> {
  const viewerId = requireViewerId(tx);
  await tx.writes.run(insertEmptyProfile, { viewerId });
  if (!(await tx.writes.exists(lockProfileStatement, { viewerId }))) throw new AppError('UNAUTHENTICATED');
}

/** Changes the viewer's locked profile. */
export const updateProfile = statement<ProfileChange & { viewerId: number }>()('profiles.update', (db, params) =>
  db
    .updateTable('member_profile')
    .set({
      intro: sql<string>`coalesce(${params.intro}::text, intro)`,
      roles: sql<Role[]>`coalesce(${params.roles}::text[], roles)`,
      tags: sql<string[]>`coalesce(${params.tags}::text[], tags)`,
      links: sql<string[]>`coalesce(${params.links}::text[], links)`,
      department: sql<string>`coalesce(${params.department}::text, department)`,
      show_department: sql<boolean>`coalesce(${params.showDepartment}::boolean, show_department)`,
      visibility: sql<ProfileVisibility>`coalesce(${params.visibility}::text, visibility)`,
      updated_at: sql<Date>`now()`,
    })
    .where('member_id', '=', params.viewerId)
    .returning('member_id as id'),
);
