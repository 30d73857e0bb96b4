import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import { seoulMinute } from '../../platform/seoul';
import type { Context } from '../context';
import { denialOf } from '../kit/rules';
import type { MemberTables } from './member.entity';
import { hasVerifiedSchool } from './member.visibility';

/** Actions that need a verified school (setting SCHOOL_PROOF). */
export type SchoolProof = Context['env']['SCHOOL_PROOF'];

const { statement } = statementsOn<MemberTables>();

/**
 * Denies posts and comments without a verified school, for SCHOOL_PROOF=required (rules.md:
 * Verified schools).
 */
export const mayContribute = statement<{ viewerId: number }>()('members.mayContribute', (db, { viewerId }) =>
  db.selectNoFrom(denialOf([['SCHOOL_UNVERIFIED', sql`not ${hasVerifiedSchool(viewerId)}`]]).as('denial')),
);

/**
 * Denies all writes of a suspended member (rules.md: Reports and moderation).
 * @param until the end of the suspension; null without one
 * @throws {AppError} SUSPENDED with the end of the suspension
 */
export function ensureNotSuspended(until: Date | null): void {
  if (!until) return;
  const message = `이용이 정지되어서 지금은 읽기만 할 수 있어요. ${seoulMinute(until)}부터 다시 할 수 있어요.`;
  throw new AppError('SUSPENDED', { message, retryAfter: Math.ceil((until.getTime() - Date.now()) / 1000) });
}
