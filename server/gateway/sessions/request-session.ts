import type { Request, RequestHandler, Response } from 'express';
import { DAY_MS } from '../../../shared/seoul';
import type { SessionTimes } from '../../domain/kit/sessions/session';
import { AppError } from '../../platform/errors/app-error';
import { sha256 } from '../../platform/security/sha256';
import { dropSession, hasSession, preventSecondSave, settle } from './express-session';
import type { ReadableSession } from './readable-session';
import { MAX_SESSION_SECONDS, type SessionStore, type StoredSession } from './session-store';
import type { SignedCookies } from './signed-cookies';

const MAX_SESSION_MS = MAX_SESSION_SECONDS * 1000;

/** Milliseconds after which an unused session ends. */
export const SESSION_IDLE_MS = 14 * DAY_MS;

/** Dependencies shared by the sessions of all requests. */
export interface SessionDependencies {
  cookieName: string;
  cookies: SignedCookies;
  sessions: SessionStore;
  /** The middleware of express-session. */
  openSession: RequestHandler;
  onEnd(memberId: number): void;
}

/**
 * Session of one request. Most requests need only the member, so the store is read directly.
 * express-session, which also tracks changes, runs only when a session starts, ends or is renewed.
 */
export class RequestSession implements ReadableSession {
  readonly token = null;
  private member: number | null = null;
  /** Id of the session that the request sent or started. Undefined for a visitor. */
  private sid?: string;

  constructor(
    private readonly req: Request,
    private readonly parts: SessionDependencies,
  ) {}

  get memberId(): number | null {
    return this.member;
  }

  get key(): string {
    if (this.sid === undefined) throw new AppError('UNAUTHENTICATED');
    return sha256(this.sid);
  }

  /**
   * Reads the session of the request's cookie. Renews or ends it if it is due because of its age.
   */
  async read(res: Response): Promise<void> {
    const sid = this.sentId();
    const stored = await this.readStored(sid);
    if (stored?.memberId === undefined) return;
    if (!isDue(stored)) return this.setMember(stored.memberId, sid);
    await this.open(res);
    await this.renew();
  }

  async start(memberId: number): Promise<void> {
    await this.open(this.req.res);
    const previous = this.req.session.memberId;
    await this.unregister();
    try {
      // A new id prevents session fixation: an id that was planted before the login becomes
      // useless.
      await settle((done) => this.req.session.regenerate(done));
      if (previous !== undefined) this.parts.onEnd(previous);
      const now = Date.now();
      Object.assign(this.req.session, { memberId, loginAt: now, touchedAt: now });
      await this.parts.sessions.register(memberId, this.req.sessionID);
      // `register` may have ended the oldest session of the member.
      this.parts.onEnd(memberId);
      await settle((done) => this.req.session.save(done));
      preventSecondSave(this.req);
      this.setMember(memberId, this.req.sessionID);
    } catch (error) {
      dropSession(this.req);
      this.member = null;
      this.sid = undefined;
      throw error;
    }
  }

  async end(): Promise<void> {
    if (this.sid === undefined && !hasSession(this.req)) return;
    await this.open(this.req.res);
    const { session } = this.req;
    await this.unregister();
    const { memberId } = session;
    if (memberId !== undefined) {
      await settle((done) => session.destroy(done));
      this.parts.onEnd(memberId);
    }
    this.member = null;
    this.sid = undefined;
  }

  async isAlive(): Promise<boolean> {
    return (await this.readStored())?.memberId !== undefined;
  }

  async describeAll(): Promise<SessionTimes[]> {
    const stored = this.member === null ? [] : await this.parts.sessions.listOf(this.member);
    const toDate = (time: number | undefined): Date | null => (time === undefined ? null : new Date(time));
    return stored.map(({ loginAt, touchedAt }) => ({ loginAt: toDate(loginAt), lastUsedAt: toDate(touchedAt) }));
  }

  async endAllOf(memberId: number): Promise<void> {
    await this.parts.sessions.endAllOf(memberId);
    this.parts.onEnd(memberId);
  }

  /** Removes the session that is about to end from those of its member. */
  private async unregister(): Promise<void> {
    const { memberId } = this.req.session;
    if (memberId !== undefined) await this.parts.sessions.unregister(memberId, this.req.sessionID);
  }

  private setMember(memberId: number, sid: string | undefined): void {
    this.member = memberId;
    this.sid = sid;
  }

  /** Session id in the request's cookie. */
  private sentId(): string | undefined {
    return this.parts.cookies.read((this.req.cookies as Record<string, unknown>)[this.parts.cookieName]);
  }

  private async readStored(sid = this.sentId()): Promise<StoredSession | undefined> {
    return sid === undefined ? undefined : this.parts.sessions.read(sid);
  }

  /**
   * Runs express-session, which does nothing the second time.
   * @throws {AppError} UNAVAILABLE if the store is unavailable, or without a response that could
   *   set a cookie
   */
  private async open(res: Response | undefined): Promise<void> {
    if (res) await settle((done) => void this.parts.openSession(this.req, res, done));
    if (!hasSession(this.req)) throw new AppError('UNAVAILABLE');
  }

  /** Extends a session in use, or ends one that has reached its maximum age. */
  private async renew(): Promise<void> {
    const { session } = this.req;
    const { loginAt, memberId } = session;
    if (memberId === undefined || loginAt === undefined) return;
    const now = Date.now();
    if (now - loginAt > MAX_SESSION_MS) return settle((done) => session.regenerate(done));
    this.setMember(memberId, this.req.sessionID);
    session.touchedAt = now;
    // Saves at once. A save at the end of a long request could restore a session that was ended
    // elsewhere.
    await settle((done) => session.save(done));
  }
}

/** True if a session must be renewed or ended because of its age. */
function isDue({ loginAt, touchedAt }: StoredSession): boolean {
  const now = Date.now();
  return now - (loginAt ?? now) > MAX_SESSION_MS || now - (touchedAt ?? now) > DAY_MS;
}
