import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Throttles } from '../platform/rate-limits';
import type { Statements } from '../platform/database/statements';
import type { Env } from '../env';
import { AppError } from '../platform/errors';
import type { Live } from '../platform/pubsub';
import type { RequestNote } from '../platform/telemetry/request-record';
import type { Session } from './kit/session';
import type { Slots } from '../platform/database/bulkhead';
import type { PictureStore } from './pictures/picture.store';

/** What the whole server shares, made once at start. */
export interface Services {
  env: Env;
  logger: Logger;
  orm: MikroORM;
  /** For reads. */
  reads: Statements;
  /** For writes that are one statement; all others are transactions (lib/transaction.ts). */
  writes: Statements;
  /** One for each connection that transactions have. */
  transactions: Slots;
  pictures: PictureStore;
  throttles: Throttles;
  live: Live;
}

/** What a request carries. Every service function takes it first. */
export interface Context extends Services {
  session: Session;
  /** The member who is logged in, as its session says; null for a visitor. */
  viewerId: number | null;
  /** The address that the request came from, for throttling. */
  ip: string;
  /** What the log will tell of the request. */
  note: RequestNote;
}

/**
 * The id of the member who is logged in.
 * @throws {AppError} UNAUTHENTICATED for a visitor.
 */
export function requireViewerId(ctx: Context): number {
  if (ctx.viewerId === null) throw new AppError('UNAUTHENTICATED');
  return ctx.viewerId;
}
