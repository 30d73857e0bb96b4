import { type AliasableExpression, type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { TODAY } from '../../platform/database/statements/clock';
import { asExpression, createBuilder } from '../../platform/database/statements/statement-compiler';
import {
  contributions as applicationContributions,
  type SeekingEnd,
} from '../applications/application-contributions.sql';
import { isBlockedBetween } from '../blocks/block.sql';
import { viewerInRow, type ViewerId } from '../../selection/viewer-id';
import type { SchoolProof } from '../members/member.rules';
import { hasVerifiedSchool, isHidden, isSuspended, schoolOf } from '../members/member-visibility.sql';
import { contributions as profileContributions } from '../profiles/profile-contributions.sql';
import { MAX_OPEN_OFFERS, type SeekerTables } from './seeker.entity';

// SQL aliases: `s` is a seeker, `m` their member.

/** SQL for the place of the seeker `s` in the lists of the present day, for all viewers. */
export const SHUFFLE = sql<number>`hashtext(concat(${TODAY}, ':', s.member_id))`;

/**
 * True if the viewer sees members who look for a team: with a verified school, or if schools
 * cannot be verified (rules/seekers.md).
 * @param proof the setting `SCHOOL_PROOF`
 */
export function seesSeekers(viewerId: ViewerId, proof: Expression<SchoolProof>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${proof} = 'off' or ${hasVerifiedSchool(viewerId)})`;
}

/**
 * True if the member `m` of the seeker `s` still looks for a team: until the last day, in the same
 * school, with a verification, not suspended and not hidden.
 */
export function isLooking(proof: Expression<SchoolProof>): RawBuilder<SqlBool> {
  const member = viewerInRow('m');
  return sql<SqlBool>`(
    s.until >= ${TODAY} and m.school_key = s.school_key and not ${isHidden(member)} and not ${isSuspended(member)}
    and ${seesSeekers(member, proof)}
  )`;
}

/** True if the seeker `s` is in the viewer's school, without a block, and looks for a team. */
export function isSeekerFor(viewerId: ViewerId, proof: Expression<SchoolProof>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    s.school_key = ${schoolOf(viewerId)} and ${isLooking(proof)}
    and not ${isBlockedBetween(viewerId, sql<number>`s.member_id`)}
  )`;
}

/** True if the seeker `s` has as many open offers as a member may have. */
export const HAS_MAX_OFFERS = sql<SqlBool>`(s.open_offers >= ${sql.lit(MAX_OPEN_OFFERS)})`;

// The id may be `m.id` of the outer query, so it is read outside of the scope of the inner `m`.
profileContributions.isSeeking.by(
  (viewerId, memberId, proof) => sql<SqlBool>`(
    ${seesSeekers(viewerId, proof)} and exists (
      select from (select ${memberId} as id) wanted
      join seeker s on s.member_id = wanted.id join member m on m.id = wanted.id
      where ${isSeekerFor(viewerId, proof)}
    )
  )`,
);

/** Deletes the seekers who got a team. */
export function deleteSeekers(joined: AliasableExpression<SeekingEnd>): Expression<SeekingEnd> {
  const deletion = createBuilder<SeekerTables>()
    .deleteFrom('seeker as s')
    .using(joined.as('joined'))
    .whereRef('s.member_id', '=', 'joined.memberId')
    .returning(['joined.memberId', 'joined.noticeId', 'joined.noticeTitle']);
  return asExpression(deletion);
}

applicationContributions.endSeeking.by(deleteSeekers);
