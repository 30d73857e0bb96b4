import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { isSameMailbox } from '../../../shared/mailbox';
import { AppError } from '../../platform/errors';
import { seoulDate, seoulMinute, startOfSeoulDay } from '../../platform/seoul';
import { schoolKey } from '../schools/school.names';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How long after a change of the school the next one is possible (rules.md: Who sees and does
 * what).
 */
const SCHOOL_CHANGE_MS = 7 * DAY_MS;

/**
 * A student. Answers to other members never contain the e-mail address, the login id or the
 * password hash (rules.md: Who sees and does what).
 */
@Entity()
export class Member {
  [EntityName]?: 'Member';
  [OptionalProps]?:
    | 'picture'
    | 'createdAt'
    | 'schoolChangedAt'
    | 'verifiedEmail'
    | 'verifiedPerson'
    | 'verifiedAt'
    | 'verifiedUntil'
    | 'hidden'
    | 'moderator'
    | 'suspendedUntil';

  @PrimaryKey()
  id!: number;

  /** As entered at sign-up; unique regardless of case (member_login_id_unique). */
  @Property({ type: 'text' })
  loginId!: string;

  @Property({ type: 'text' })
  passwordHash!: string;

  @Property({ type: 'text' })
  nickName!: string;

  /** The school's name as the member entered it. */
  @Property({ type: 'text' })
  university!: string;

  /**
   * The school's normalised name, by which schools are compared (rules.md: Who sees and does what).
   */
  @Property({ type: 'text' })
  schoolKey!: string;

  /** Unique regardless of case (member_email_unique). */
  @Property({ type: 'text' })
  email!: string;

  /** The name of the stored picture; null without one. */
  @Property({ type: 'text', nullable: true })
  picture: string | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** When the member moved to another school; null before the first move. */
  @Property({ type: 'timestamptz', nullable: true })
  schoolChangedAt: Date | null = null;

  /**
   * The address at the school by which the member verified it; null when they did not (rules.md:
   * Verified schools).
   */
  @Property({ type: 'text', nullable: true })
  verifiedEmail: string | null = null;

  /**
   * The person behind that address (school.domains.ts), who verifies one account only
   * (member_verified_person_unique).
   */
  @Property({ type: 'text', nullable: true })
  verifiedPerson: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  verifiedAt: Date | null = null;

  /** Until when the verification counts. */
  @Property({ type: 'timestamptz', nullable: true })
  verifiedUntil: Date | null = null;

  /** Whether nickname and picture are hidden from others (rules.md: Reports and moderation). */
  @Property({ type: 'boolean', default: false })
  hidden = false;

  /** Whether the member moderates their school (rules.md: Reports and moderation). */
  @Property({ type: 'boolean', default: false })
  moderator = false;

  /**
   * Until when the member may only read; in the past after that, null if never (rules.md: Reports
   * and moderation).
   */
  @Property({ type: 'timestamptz', nullable: true })
  suspendedUntil: Date | null = null;

  /**
   * Sets the school. Notices that the member posted before stay at their school (rules.md: Who sees
   * and does what). The verification of another school and the office of a moderator end.
   */
  moveTo(university: string): void {
    const key = schoolKey(university);
    if (key !== this.schoolKey) {
      this.verifiedEmail = this.verifiedPerson = this.verifiedAt = this.verifiedUntil = null;
      this.moderator = false;
    }
    this.university = university;
    this.schoolKey = key;
  }

  /**
   * Whether the e-mail address leads to the mailbox that proved the school, so that nobody else
   * reads its mails.
   */
  hasConfirmedEmail(): boolean {
    return this.verifiedEmail !== null && isSameMailbox(this.email, this.verifiedEmail);
  }

  /**
   * Records the address that proved the school. It counts until the end of March of the year after
   * next.
   */
  verifySchool(email: string, person: string, now = new Date()): void {
    this.verifiedEmail = email;
    this.verifiedPerson = person;
    this.verifiedAt = now;
    this.verifiedUntil = startOfSeoulDay(`${Number(seoulDate(now).slice(0, 4)) + 2}-04-01`);
  }

  /**
   * Lets the member only read until a time.
   * @returns false, and changes nothing, if a suspension lasts as long already
   */
  suspendUntil(until: Date): boolean {
    if (this.suspendedUntil && this.suspendedUntil >= until) return false;
    this.suspendedUntil = until;
    return true;
  }

  /** Lets the member only read for some days. A longer suspension stays as it is. */
  suspend(days: number, now = new Date()): void {
    this.suspendUntil(new Date(now.getTime() + days * DAY_MS));
  }

  /**
   * Moves to another school, at most once a week. Another spelling of the same school is no move.
   * @throws {AppError} SCHOOL_CHANGED_RECENTLY with the time from which it is possible again
   */
  changeSchool(university: string, now = new Date()): void {
    if (schoolKey(university) !== this.schoolKey) {
      const possibleAt = (this.schoolChangedAt?.getTime() ?? 0) + SCHOOL_CHANGE_MS;
      if (now.getTime() < possibleAt) throw changedRecently(possibleAt, now);
      this.schoolChangedAt = now;
    }
    if (university !== this.university) this.moveTo(university);
  }
}

function changedRecently(possibleAt: number, now: Date): AppError {
  const message = `학교는 일주일에 한 번만 바꿀 수 있어요. ${seoulMinute(new Date(possibleAt))}부터 다시 바꿀 수 있어요.`;
  const retryAfter = Math.ceil((possibleAt - now.getTime()) / 1000);
  return new AppError('SCHOOL_CHANGED_RECENTLY', { message, fields: { university: message }, retryAfter });
}

/** The table's columns, for statements. */
export interface MemberTables {
  member: InferClassEntityDB<typeof Member>['member'] & {
    /** How often the profile was changed, from 1; a trigger counts (rules.md: Versions). */
    version: number;
    /**
     * The members with whom this one shares a block; triggers of `member_block` maintain it
     * (rules.md: Blocking).
     */
    apart_ids: number[];
  };
}
