import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { DAY_MS } from '../../../shared/seoul';
import { type Language, LANGUAGES } from '../../../shared/language';
import { isSameMailbox } from '../../../shared/mailbox';
import { AppError } from '../../platform/errors/app-error';
import { seoulDate, seoulMinute, startOfSeoulDay } from '../../platform/text/seoul-time';
import { schoolKey } from '../schools/school-names';

/**
 * Minimum time between two changes of the school, in milliseconds (rules/schools.md).
 */
const SCHOOL_CHANGE_MS = 7 * DAY_MS;

/** An e-mail address of a member at some time. */
export interface CurrentEmail {
  address: string;
  isConfirmed: boolean;
  /** True if a mail server has refused it permanently. */
  isRefused: boolean;
}

/**
 * A student. Responses about other members never contain the e-mail address, the login id or the
 * password hash (rules/rights.md).
 */
@Entity()
export class Member {
  [EntityName]?: 'Member';
  [OptionalProps]?:
    | 'picture'
    | 'createdAt'
    | 'schoolChangedAt'
    | 'emailConfirmedAt'
    | 'emailRefusedAt'
    | 'verifiedEmail'
    | 'verifiedPerson'
    | 'verifiedAt'
    | 'verifiedUntil'
    | 'hidden'
    | 'moderator'
    | 'operator'
    | 'suspendedUntil'
    | 'language';

  @PrimaryKey()
  id!: number;

  /** As entered at sign-up; unique regardless of case (member_login_id_unique). */
  @Property({ type: 'text' })
  loginId!: string;

  @Property({ type: 'text' })
  passwordHash!: string;

  @Property({ type: 'text' })
  nickName!: string;

  /** Name of the school as the member entered it. */
  @Property({ type: 'text' })
  university!: string;

  /** Normalised name of the school, for comparisons (rules/schools.md). */
  @Property({ type: 'text' })
  schoolKey!: string;

  /** Unique regardless of case (member_email_unique). */
  @Property({ type: 'text' })
  email!: string;

  /**
   * Time of the proof that the member reads the mails to the address; null without one. A trigger
   * clears this and the next column if the address changes (rules/email-address.md).
   */
  @Property({ type: 'timestamptz', nullable: true })
  emailConfirmedAt: Date | null = null;

  /** Time at which a mail server refused the address permanently; null if it accepts mails. */
  @Property({ type: 'timestamptz', nullable: true })
  emailRefusedAt: Date | null = null;

  /** Name of the stored picture; null without one. */
  @Property({ type: 'text', nullable: true })
  picture: string | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** Time of the last move to another school; null before the first move. */
  @Property({ type: 'timestamptz', nullable: true })
  schoolChangedAt: Date | null = null;

  /**
   * School address that verified the school; null without a verification
   * (rules/verified-schools.md).
   */
  @Property({ type: 'text', nullable: true })
  verifiedEmail: string | null = null;

  /**
   * Key of the person behind that address (school-domains.ts). A person verifies one account only
   * (member_verified_person_unique).
   */
  @Property({ type: 'text', nullable: true })
  verifiedPerson: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  verifiedAt: Date | null = null;

  /** End of the verification. */
  @Property({ type: 'timestamptz', nullable: true })
  verifiedUntil: Date | null = null;

  /** True if nickname and picture are hidden from others (rules/moderation.md: Hidden content). */
  @Property({ type: 'boolean', default: false })
  hidden = false;

  /** True if the member moderates their school (rules/moderation.md: Moderators). */
  @Property({ type: 'boolean', default: false })
  moderator = false;

  /** True if the member operates the whole installation (rules/operators.md). */
  @Property({ type: 'boolean', default: false })
  operator = false;

  /**
   * End of the suspension, possibly in the past; null if there was none (rules/suspensions.md).
   */
  @Property({ type: 'timestamptz', nullable: true })
  suspendedUntil: Date | null = null;

  /** Language of mails to the member (rules/language.md). */
  @Enum({ items: [...LANGUAGES], default: LANGUAGES[0] })
  language: Language = LANGUAGES[0];

  /**
   * Sets the school. Earlier notices of the member stay at their school (rules/schools.md). For
   * another school, the verification and the role of a moderator end.
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

  /** Returns the e-mail address as it is before a change. */
  currentEmail(): CurrentEmail {
    return {
      address: this.email,
      isConfirmed: this.emailConfirmedAt !== null,
      isRefused: this.emailRefusedAt !== null,
    };
  }

  /** True if the e-mail address leads to the mailbox that verified the school. */
  usesVerifiedMailbox(): boolean {
    return this.verifiedEmail !== null && isSameMailbox(this.email, this.verifiedEmail);
  }

  /**
   * Records the address that verified the school. The verification ends after March of the year
   * after next, in Korea.
   */
  verifySchool(email: string, person: string, now = new Date()): void {
    this.verifiedEmail = email;
    this.verifiedPerson = person;
    this.verifiedAt = now;
    this.verifiedUntil = startOfSeoulDay(`${Number(seoulDate(now).slice(0, 4)) + 2}-04-01`);
  }

  /**
   * Suspends the member until the given time. A suspension that lasts as long stays unchanged.
   * @returns true if the suspension has changed
   */
  suspendUntil(until: Date): boolean {
    if (this.suspendedUntil && this.suspendedUntil >= until) return false;
    this.suspendedUntil = until;
    return true;
  }

  /** Suspends the member for some days. A longer suspension stays unchanged. */
  suspend(days: number, now = new Date()): void {
    this.suspendUntil(new Date(now.getTime() + days * DAY_MS));
  }

  /**
   * Moves to another school, at most once a week. Another spelling of the same school is not a
   * move.
   * @throws {AppError} SCHOOL_CHANGED_RECENTLY with the earliest time of the next move
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
  const message = {
    ko: `학교는 일주일에 한 번만 바꿀 수 있어요. ${seoulMinute(new Date(possibleAt), 'ko')}부터 다시 바꿀 수 있어요.`,
    en: `You can change your school only once a week. You can change it again from ${seoulMinute(new Date(possibleAt), 'en')}.`,
  };
  const retryAfter = Math.ceil((possibleAt - now.getTime()) / 1000);
  return new AppError('SCHOOL_CHANGED_RECENTLY', { message, fields: { university: message }, retryAfter });
}

/** Column types of the table, for statements. */
export interface MemberTables {
  member: InferClassEntityDB<typeof Member>['member'] & {
    /** Number of the profile's version, from 1. A trigger increments it (rules/versions.md). */
    version: number;
    /**
     * Ids of the members who share a block with this one. Triggers of `member_block` maintain them
     * (rules/blocking.md).
     */
    blocked_ids: number[];
  };
}
