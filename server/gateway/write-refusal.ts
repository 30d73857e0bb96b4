import type { ErrorCode } from '../platform/errors';

/** Denial of a write, with headers that explain it. */
export interface WriteRefusal {
  code: ErrorCode;
  headers?: Readonly<Record<string, string>>;
}
