import { AppError, type ErrorCode } from '../../platform/errors';

/** Why somebody may not do something; null when they may. */
export type Refusal = ErrorCode | null;

/**
 * Throws what a policy refuses.
 * @param messages Korean, by code, where they say more than the code's own
 * @throws {AppError} with the refusal's code
 */
export function ensureAllowed(refusal: Refusal, messages: Partial<Record<ErrorCode, string>> = {}): void {
  if (refusal) throw new AppError(refusal, { message: messages[refusal] });
}
