import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Text } from '../../../../shared/language';
import type { Statement } from '../../../platform/database/statements/statement';
import { AppError, type ErrorCode } from '../../../platform/errors/app-error';
import { type Context, requireViewerId } from '../../context';

/** A reason to deny an action: an error code and the SQL condition under which it applies. */
export type Rule<Code extends ErrorCode = ErrorCode> = readonly [code: Code, applies: Expression<unknown>];

/** SQL for the code of the first rule that applies; null if the action is allowed. */
export function denialOf<Code extends ErrorCode>(rules: readonly Rule<Code>[]): RawBuilder<Code | null> {
  const cases = rules.map(([code, applies]) => sql`when ${applies} then ${sql.lit(code)}`);
  return sql<Code | null>`case ${sql.join(cases, sql` `)} end`;
}

/** SQL that is true if no rule applies. */
export function isAllowed(rules: readonly Rule[]): RawBuilder<boolean> {
  const conditions = rules.map(([, applies]) => sql`(${applies})`);
  return sql<boolean>`((${sql.join(conditions, sql` or `)}) is not true)`;
}

/**
 * A statement that selects the code that denies the viewer an action. It has no row if the object
 * does not exist.
 */
export type Check<Values> = Statement<Values & { viewerId: number }, { denial: ErrorCode | null }>;

/** Messages by code. They replace the default messages. */
type Messages = Partial<Record<ErrorCode, Text>>;

/**
 * Reads the code that denies the viewer an action; null if the action is allowed. In a transaction,
 * call it after the locks.
 * @throws {AppError} NOT_FOUND without a row
 */
export async function readDenial<Values>(
  ctx: Context,
  check: Check<Values>,
  values: Values,
): Promise<ErrorCode | null> {
  const row = await ctx.reads.row(check, { ...values, viewerId: requireViewerId(ctx) });
  if (!row) throw new AppError('NOT_FOUND');
  return row.denial;
}

/**
 * Throws the first denial of an action. In a transaction, call it after the locks.
 * @throws {AppError} with the code of the first rule that applies; NOT_FOUND without a row
 */
export async function ensureAllowed<Values>(
  ctx: Context,
  check: Check<Values>,
  values: Values,
  messages: Messages = {},
): Promise<void> {
  throwDenial(await readDenial(ctx, check, values), messages);
}

/**
 * Throws the denial that a statement has selected.
 * @throws {AppError} with the code, unless it is null
 */
export function throwDenial(denial: ErrorCode | null, messages: Messages = {}): void {
  if (denial) throw new AppError(denial, { message: messages[denial] });
}
