import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Env } from '../env';
import type { Bulkhead } from '../platform/database/bulkhead';
import type { Statements } from '../platform/database/statements';
import { AppError } from '../platform/errors';
import type { FileStore } from '../platform/file-store';
import type { Mailer } from '../platform/mail/mailer';
import type { Pseudonyms } from '../platform/pseudonyms';
import type { Pubsub } from '../platform/pubsub';
import type { RateLimits } from '../platform/rate-limits';
import type { RequestRecord } from '../platform/telemetry/request-record';
import type { Answer, AnswerText } from './kit/answer';
import type { Device } from './kit/device';
import type { Session } from './kit/session';

/** Reads answers. Each takes one statement. */
export interface AnswerReader {
  /** @throws {AppError} NOT_FOUND, FORBIDDEN; UNAUTHENTICATED after a withdrawal */
  read(ctx: Context, answer: Answer): Promise<AnswerText>;
}

/** Shared services of all requests, created once at the start. */
export interface Services {
  readonly env: Env;
  readonly logger: Logger;
  readonly orm: MikroORM;
  /** Statements that read the primary, for data that a replica may not have yet. */
  readonly primary: Statements;
  /** Statements that read the primary. The context of a request may replace them. */
  readonly reads: Statements;
  /** Reads objects by the fields of the schema. Each takes one statement. */
  readonly answers: AnswerReader;
  /** Single statements that write. All other writes are transactions (kit/transaction.ts). */
  readonly writes: Statements;
  /** Limits concurrent transactions to the size of their pool. */
  readonly transactions: Bulkhead;
  readonly pictures: FileStore;
  readonly mailer: Mailer;
  /**
   * Returns the HMAC of a text in base64url, with the secret that also signs sessions. The text
   * begins with its purpose.
   */
  readonly sign: (text: string) => string;
  /** Creates pseudonyms that recognise a person after a withdrawal. */
  readonly pseudonyms: Pseudonyms;
  readonly rateLimits: RateLimits;
  readonly pubsub: Pubsub;
}

/**
 * Everything of one request. Every service function takes it as its first parameter. It is created
 * once per request and never changes. The session holds the logged-in member, and the record holds
 * the data for the log.
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
