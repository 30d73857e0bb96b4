import { type Expression, type RawBuilder, sql } from 'kysely';
import { statementsOn } from '../../platform/database/statements/statement';
import type { MemberTables } from '../members/member.entity';
import type { SchoolOperatorTables } from './school-operator.entity';

// SQL alias `so`: the latest entry about the operator of a school.

/** Selects the latest entry of a school, which applies now. */
export const latestEntryOf = (schoolKey: Expression<unknown>): RawBuilder<unknown> =>
  sql`(select * from school_operator where school_key = ${schoolKey} order by id desc limit 1)`;

/** Values of an entry about the operator of a school. */
export interface SchoolOperatorEntry {
  schoolKey: string;
  name: string;
  contact: string;
  termsText: string;
  privacyText: string;
  /** The operator who makes the entry. */
  actorId: number;
}

const { statement } = statementsOn<SchoolOperatorTables & MemberTables>();

/**
 * Inserts an entry about the operator of a school. Values that equal the latest entry, or the
 * default without one, need no entry.
 */
export const insertSchoolOperator = statement<SchoolOperatorEntry>()(
  'operators.insertSchoolOperator',
  (db, { schoolKey, name, contact, termsText, privacyText, actorId }) =>
    db
      .insertInto('school_operator')
      .columns(['school_key', 'name', 'contact', 'terms_text', 'privacy_text', 'actor_id'])
      .expression(
        db
          .selectFrom(
            sql<object>`(select) entry left join lateral ${latestEntryOf(sql`${schoolKey}::text`)}`.as<'so'>(
              sql`so on true`,
            ),
          )
          .select([
            sql<string>`${schoolKey}::text`.as('school_key'),
            sql<string>`${name}::text`.as('name'),
            sql<string>`${contact}::text`.as('contact'),
            sql<string>`${termsText}::text`.as('terms_text'),
            sql<string>`${privacyText}::text`.as('privacy_text'),
            sql<number>`${actorId}::int`.as('actor_id'),
          ])
          .where(
            sql`(coalesce(so.name, ''), coalesce(so.contact, ''), coalesce(so.terms_text, ''), coalesce(so.privacy_text, ''))`,
            '<>',
            sql`(${name}::text, ${contact}::text, ${termsText}::text, ${privacyText}::text)`,
          ),
      )
      .returning('id'),
);

/** Finds a member of a school. No row means that the school has no members. */
export const findMemberOfSchool = statement<{ schoolKey: string }>()('operators.hasMembers', (db, { schoolKey }) =>
  db.selectFrom('member').select('id').where('school_key', '=', schoolKey).limit(sql.lit(1)),
);
