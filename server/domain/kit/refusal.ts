import { AppError, type ErrorCode } from '../../platform/errors';

/** Who acts, as policies know them. */
export interface Viewer {
  id: number;
}

/** The error code that says why an action is refused; null when it is allowed. */
export type Refusal = ErrorCode | null;

/**
 * Throws what a policy refuses.
 * @param messages Korean messages by code, where they are more precise than the code's own
 * @throws {AppError} with the refusal's code
 */
export function ensureAllowed(refusal: Refusal, messages: Partial<Record<ErrorCode, string>> = {}): void {
  if (refusal) throw new AppError(refusal, { message: messages[refusal] });
}
