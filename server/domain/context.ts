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

/** Reads answers, each by one statement. */
export interface AnswerReader {
  /**
   * @throws {AppError} NOT_FOUND, FORBIDDEN, or UNAUTHENTICATED for a member who withdrew
   */
  read(ctx: Context, answer: Answer): Promise<AnswerText>;
}

/** What all requests share, created once at start. */
export interface Services {
  readonly env: Env;
  readonly logger: Logger;
  readonly orm: MikroORM;
  /** Statements that read the primary, for what a replica may not know yet. */
  readonly primary: Statements;
  /** Statements that read. */
  readonly reads: Statements;
  /** Reads objects by the fields of the schema, each by one statement. */
  readonly answers: AnswerReader;
  /** Single statements that write. All other writes are transactions (kit/transaction.ts). */
  readonly writes: Statements;
  /** Limits concurrent transactions to the size of their pool. */
  readonly transactions: Bulkhead;
  readonly pictures: FileStore;
  readonly mailer: Mailer;
  /**
   * An HMAC over a text with the secret that also signs sessions, in base64url. The text begins
   * with its purpose.
   */
  readonly sign: (text: string) => string;
  /** Makes pseudonyms that recognise a person after a withdrawal. */
  readonly pseudonyms: Pseudonyms;
  readonly rateLimits: RateLimits;
  readonly pubsub: Pubsub;
}

/**
 * Everything that belongs to one request. Every service function takes it first. It is created once
 * per request and never changes: who is logged in is the session's state, and what the log reports
 * is the record's.
 */
export interface Context extends Services {
  /**
   * Statements that read; from a replica where the request may see data that is a few seconds old.
   */
  readonly reads: Statements;
  readonly session: Session;
  readonly device: Device;
  /** The address that the request came from, for rate limits. */
  readonly ip: string;
  readonly record: RequestRecord;
}

/**
 * The id of the member who is logged in.
 * @throws {AppError} UNAUTHENTICATED for a visitor.
 */
export function requireViewerId({ session }: Context): number {
  if (session.memberId === null) throw new AppError('UNAUTHENTICATED');
  return session.memberId;
}
