import type { ErrorCode } from '../platform/errors';

/** Why a request may not write, and headers that explain it. */
export interface WriteRefusal {
  code: ErrorCode;
  headers?: Readonly<Record<string, string>>;
}
