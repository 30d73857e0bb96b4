import { sql, type SqlBool } from 'kysely';
import { TODAY } from '../../platform/database/statements/clock';
import { excluded } from '../../platform/database/statements/expressions';
import { statementsOn } from '../../platform/database/statements/statement';
import { insertSeekingEndNotification, type SeekingEnd } from '../applications/application-contributions.sql';
import { requireViewerId } from '../context';
import { defineCleanup, limitToBatch } from '../kit/jobs/batches';
import type { Transaction } from '../kit/transaction/transaction';
import type { MemberTables } from '../members/member.entity';
import type { SchoolProof } from '../members/member.rules';
import { readSeekerText } from '../moderation/moderation-contributions.sql';
import { INSERTED_NOTIFICATIONS } from '../notices/inserted-notifications.sql';
import type { InsertedNotification } from '../notices/notice-contributions.sql';
import type { NoticeKind } from '../notices/notice.entity';
import type { CourseTables } from '../profiles/timetable/course.entity';
import { isTakenBy } from '../profiles/timetable/course.sql';
import type { Role } from '../profiles/role.entity';
import { OfferState, type OfferTables } from './offers/offer.entity';
import type { SeekerTables } from './seeker.entity';
import { deleteSeekers, isLooking, isSeekerFor, seesSeekers, SHUFFLE } from './seeker.sql';

const { statement } = statementsOn<SeekerTables & OfferTables & MemberTables & CourseTables>();

/** Values of the row of a member who looks for a team. */
export interface NewSeeker {
  kinds: readonly NoticeKind[];
  /** Empty without projects. */
  roles: readonly Role[];
  text: string;
  /** Key of one of the member's courses; null for none. */
  courseKey: string | null;
  /** Days until the last day; null keeps the stored last day. */
  days: number | null;
}

const lockOpenOffers = statement<{ viewerId: number }>()('seekers.lockOpenOffers', (db, { viewerId }) =>
  db
    .selectFrom('offer')
    .select('id')
    .where('member_id', '=', viewerId)
    .where('state', '=', sql.lit(OfferState.OPEN))
    .orderBy('id')
    .forUpdate(),
);

const upsertSeekerStatement = statement<NewSeeker & { viewerId: number }>()('seekers.upsert', (db, params) => {
  const { viewerId, kinds, roles, text, courseKey, days } = params;
  return db
    .with('course', (q) =>
      q
        .selectFrom('member_course as tc')
        .select(['tc.course_key', 'tc.semester'])
        .where(isTakenBy(viewerId))
        .where('tc.course_key', '=', sql<string>`${courseKey}::text`)
        .orderBy('tc.semester')
        .limit(sql.lit(1)),
    )
    .insertInto('seeker')
    .columns(['member_id', 'school_key', 'kinds', 'roles', 'text', 'course_key', 'semester', 'until', 'shuffle'])
    .expression((eb) =>
      eb
        .selectFrom(
          eb
            .selectFrom('member as m')
            .select(['m.id as member_id', 'm.school_key'])
            .where('m.id', '=', viewerId)
            .as('s'),
        )
        .leftJoin('course', (join) => join.onTrue())
        .select(['s.member_id', 's.school_key'])
        .select([
          sql<NoticeKind[]>`${kinds}::text[]`.as('kinds'),
          sql<Role[]>`${roles}::text[]`.as('roles'),
          sql<string>`${text}::text`.as('text'),
        ])
        .select(['course.course_key', 'course.semester'])
        .select([sql<string>`${TODAY} + coalesce(${days}::int, 0)`.as('until'), SHUFFLE.as('shuffle')])
        .where(({ or, ref }) =>
          or([sql<SqlBool>`${courseKey}::text is null`, sql<SqlBool>`${ref('course.course_key')} is not null`]),
        ),
    )
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet(({ ref }) => ({
        ...excluded('school_key', 'kinds', 'roles', 'text', 'course_key', 'semester', 'shuffle'),
        until: sql<string>`case when ${days}::int is null then ${ref('seeker.until')} else ${ref('excluded.until')} end`,
      })),
    )
    .returning('member_id as id');
});

/**
 * Inserts or replaces the seeker of the viewer. The transaction has locked the viewer's row. Locks
 * the open offers first, so that none ends while a trigger counts them.
 * @returns false if the viewer does not take the course
 */
export async function upsertSeeker(tx: Transaction, seeker: NewSeeker): Promise<boolean> {
  const viewerId = requireViewerId(tx);
  await tx.writes.run(lockOpenOffers, { viewerId });
  return tx.writes.exists(upsertSeekerStatement, { ...seeker, viewerId });
}

const readSeekerTextStatement = statement<{ viewerId: number; memberId: number; proof: SchoolProof }>()(
  'seekers.text',
  (db, { viewerId, memberId, proof }) =>
    db
      .selectFrom('seeker as s')
      .innerJoin('member as m', 'm.id', 's.member_id')
      .select('s.text')
      .where('s.member_id', '=', memberId)
      .where(seesSeekers(viewerId, sql`${proof}::text`))
      .where(isSeekerFor(viewerId, sql`${proof}::text`)),
);

readSeekerText.by(async (tx, memberId) => {
  const values = { viewerId: requireViewerId(tx), memberId, proof: tx.env.SCHOOL_PROOF };
  return (await tx.reads.row(readSeekerTextStatement, values))?.text;
});

/**
 * Deletes the viewer's row.
 * @returns no row without one
 */
export const deleteSeeker = statement<{ viewerId: number }>()('seekers.delete', (db, { viewerId }) =>
  db.deleteFrom('seeker').where('member_id', '=', viewerId).returning('member_id as id'),
);

const endSeeking = statement<SeekingEnd>()('seekers.endOf', (db, { memberId, noticeId, noticeTitle }) =>
  db
    .with('joined', (q) =>
      q.selectNoFrom([
        sql<number>`${memberId}::int`.as('memberId'),
        sql<number>`${noticeId}::int`.as('noticeId'),
        sql<string>`${noticeTitle}::text`.as('noticeTitle'),
      ]),
    )
    .with('ended', (q) => deleteSeekers(q.selectFrom('joined').selectAll()))
    .with('notifications', (q) => insertSeekingEndNotification(q.selectFrom('ended').selectAll()))
    .selectFrom('joined')
    .select(INSERTED_NOTIFICATIONS),
);

/** Deletes the row of a member who joins a team, and inserts the notification about it. */
export async function endSeekingOf(tx: Transaction, joined: SeekingEnd): Promise<readonly InsertedNotification[]> {
  return (await tx.writes.row(endSeeking, joined))?.notifications ?? [];
}

const deleteEndedSeekers = statement<{ proof: SchoolProof }>()('seekers.deleteEndedSeekers', (db, { proof }) =>
  db
    .deleteFrom('seeker')
    .where('member_id', 'in', (eb) =>
      limitToBatch(
        eb
          .selectFrom('seeker as s')
          .select('s.member_id')
          .where(
            sql<SqlBool>`not exists (select from member m where m.id = s.member_id and ${isLooking(sql`${proof}::text`)})`,
          ),
      ),
    )
    .returning('member_id as id'),
);

/** Deletes the rows of members who no longer look for a team. */
export const DELETE_ENDED_SEEKERS = defineCleanup(
  {
    name: 'deleteEndedSeekers',
    schedule: '*/5 * * * *',
    statements: [deleteEndedSeekers],
  },
  ({ env }) => ({ proof: env.SCHOOL_PROOF }),
);

const shuffleSeekers = statement<object>()('seekers.shuffle', (db) =>
  db
    .updateTable('seeker as s')
    .set({ shuffle: SHUFFLE })
    .where('s.member_id', 'in', (eb) =>
      limitToBatch(
        eb
          .selectFrom('seeker as s')
          .select('s.member_id')
          .where(sql<SqlBool>`s.shuffle <> ${SHUFFLE}`),
      ),
    )
    .returning('s.member_id as id'),
);

/**
 * Writes the place of each seeker in the lists of the present day. The day in Korea begins at 15:00
 * UTC.
 */
export const SHUFFLE_SEEKERS = defineCleanup({
  name: 'shuffleSeekers',
  schedule: '0 15 * * *',
  atStart: true,
  statements: [shuffleSeekers],
});
