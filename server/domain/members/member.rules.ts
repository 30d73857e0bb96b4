import { defineRateLimit, type RateLimit, tryConsume } from '../../platform/shared-state/rate-limits';
import { type RawBuilder, sql } from 'kysely';
import { statementsOn } from '../../platform/database/statements/statement';
import { AppError } from '../../platform/errors/app-error';
import { seoulMinute } from '../../platform/text/seoul-time';
import { type Context, requireViewerId } from '../context';
import { denialOf, isAllowed, type Rule } from '../kit/rules/rules';
import type { MemberTables } from './member.entity';
import { hasVerifiedSchool, isSuspended } from './member-visibility.sql';
import type { ViewerId } from '../../selection/viewer-id';
import type { Text } from '../../../shared/language';
import { readStanding } from './member.sql';

/** Sign-ups from one IP address. The limit is high because a whole campus may share an address. */
export const SIGN_UP_LIMIT = defineRateLimit({ name: 'signUpByAddress', points: 200, durationSeconds: 60 * 60 });

/** Downloads of all data of a member. They read many rows. */
export const EXPORT_LIMIT = defineRateLimit({
  name: 'dataExports',
  points: 1,
  durationSeconds: 24 * 60 * 60,
  isAnnounced: true,
});

/** Profile changes by one member. */
export const PROFILE_LIMIT = defineRateLimit({
  name: 'profile',
  points: 60,
  durationSeconds: 60 * 60,
  isAnnounced: true,
});

/** Changes of the language by one member. */
export const LANGUAGE_LIMIT = defineRateLimit({
  name: 'language',
  points: 60,
  durationSeconds: 60 * 60,
  isAnnounced: true,
});

/**
 * Wrong passwords that confirm an action, per session. So another session or wrong logins cannot
 * use up the attempts of the owner's session (rules/sessions.md).
 */
export const CONFIRMATION_LIMIT = defineRateLimit({ name: 'confirmations', points: 5, durationSeconds: 30 * 60 });

/** Value of the setting `SCHOOL_PROOF`: which actions need a verified school. */
export type SchoolProof = Context['env']['SCHOOL_PROOF'];

const { statement } = statementsOn<MemberTables>();

/**
 * Check of posting and commenting, which need a verified school with SCHOOL_PROOF=required
 * (rules/verified-schools.md).
 */
export const contributeCheck = statement<{ viewerId: number }>()('members.contributeCheck', (db, { viewerId }) =>
  db.selectNoFrom(denialOf([['SCHOOL_UNVERIFIED', sql`not ${hasVerifiedSchool(viewerId)}`]]).as('denial')),
);

/**
 * True if the viewer is not suspended and no rule applies. The rules do not contain the suspension,
 * because mutations check it before.
 */
export function isAllowedUnlessSuspended(viewerId: ViewerId, rules: readonly Rule[]): RawBuilder<boolean> {
  return sql<boolean>`(not ${isSuspended(viewerId)} and ${isAllowed(rules)})`;
}

/**
 * Denies all writes of a suspended member (rules/suspensions.md).
 * @param until the end of the suspension; null without one
 * @throws {AppError} SUSPENDED with the end of the suspension
 */
export function ensureNotSuspended(until: Date | null): void {
  if (!until) return;
  const message = {
    ko: `이용이 정지되어서 지금은 읽기만 할 수 있어요. ${seoulMinute(until, 'ko')}부터 다시 이용할 수 있어요.`,
    en: `You’re suspended, so you can only read. You can write again from ${seoulMinute(until, 'en')}.`,
  };
  throw new AppError('SUSPENDED', { message, retryAfter: Math.ceil((until.getTime() - Date.now()) / 1000) });
}

/**
 * Limits an action of the viewer in the 24 hours after the sign-up (rules/limits.md). Members with
 * a verified school have no such limit, because further accounts would need further mailboxes.
 * Every action is counted first. The account's age is read only if the count exceeds the limit. The
 * window is as long as the first day, so the count cannot restart within it.
 * @param limit maximum for a day
 * @param message the text of the error
 * @throws {AppError} TOO_MANY_ATTEMPTS with the seconds until the first day ends
 */
export async function consumeOnFirstDay(ctx: Context, limit: RateLimit, message: Text): Promise<void> {
  if (!(await tryConsume(ctx.rateLimits, limit, requireViewerId(ctx)))) return;
  const { joinedAt, schoolVerified } = await readStanding(ctx);
  if (schoolVerified) return;
  const age = (Date.now() - joinedAt.getTime()) / 1000;
  const retryAfter = Math.ceil(limit.durationSeconds - age);
  if (retryAfter > 0) throw new AppError('TOO_MANY_ATTEMPTS', { message, retryAfter });
}
