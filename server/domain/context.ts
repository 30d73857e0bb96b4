import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Language } from '../../shared/language';
import type { Env } from '../env';
import type { Bulkhead } from '../platform/resilience/bulkhead';
import type { Statements } from '../platform/database/statements/statements';
import { AppError } from '../platform/errors/app-error';
import type { FileStore } from '../platform/files/file-store';
import type { Mailer } from '../platform/mail/mailer';
import type { Pseudonyms } from '../platform/security/pseudonyms';
import type { Signatures } from '../platform/security/signatures';
import type { Pubsub } from '../platform/shared-state/pubsub';
import type { RateLimits } from '../platform/shared-state/rate-limits';
import type { RequestRecord } from '../platform/telemetry/request-record';
import type { ResponseText, UnreadResponse } from '../selection/unread-response';
import type { Device } from './kit/sessions/device';
import type { Session } from './kit/sessions/session';

/** Reads responses of REST, exports and states. Each takes one statement. */
export interface ResponseReader {
  /** @throws {AppError} NOT_FOUND, FORBIDDEN; UNAUTHENTICATED after a withdrawal */
  read(ctx: Context, response: UnreadResponse): Promise<ResponseText>;
}

/** Shared services of all requests, created once at the start. */
export interface Services {
  readonly env: Env;
  readonly logger: Logger;
  readonly orm: MikroORM;
  /** Sends statements to the primary that read data that a replica may not have yet. */
  readonly primary: Statements;
  /**
   * Sends statements that read without a lock. In a job they read the primary, in a request maybe a
   * replica.
   */
  readonly reads: Statements;
  /** Reads objects by the fields of the schema. Each takes one statement. */
  readonly responses: ResponseReader;
  /**
   * Sends single statements that write or lock. All other writes are transactions
   * (kit/transaction/transaction.ts).
   */
  readonly writes: Statements;
  /** Limits concurrent transactions to the size of their pool. */
  readonly transactions: Bulkhead;
  readonly pictures: FileStore;
  readonly mailer: Mailer;
  /** Signs links and codes with the secrets that also sign sessions. */
  readonly signatures: Signatures;
  /** Creates pseudonyms that recognise a person after a withdrawal. */
  readonly pseudonyms: Pseudonyms;
  readonly rateLimits: RateLimits;
  readonly pubsub: Pubsub;
}

/**
 * Everything of one request, as one object. Every service function takes it as its first parameter.
 * Its session (the logged-in member), its record (the data for the log) and the choice of `reads`
 * are filled while the request is read.
 */
export interface Context extends Services {
  /**
   * Statements that read. They use a replica if the request may get data that is a few seconds old.
   */
  readonly reads: Statements;
  readonly session: Session;
  readonly device: Device;
  /** Client's IP address, for rate limits. */
  readonly ip: string;
  /** Language of texts in the response (rules/language.md). */
  readonly language: Language;
  readonly record: RequestRecord;
}

/**
 * Returns the id of the viewer.
 * @throws {AppError} UNAUTHENTICATED for a visitor
 */
export function requireViewerId({ session }: Context): number {
  if (session.memberId === null) throw new AppError('UNAUTHENTICATED');
  return session.memberId;
}
