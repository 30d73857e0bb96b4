import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../members/member.entity';
import { Notice } from '../notices/notice.entity';
import { Role } from '../notices/project.entity';

/**
 * The states of an application (rules.md: States, Decisions). LEFT and REMOVED are never stored.
 * They are shown for an approved application if its applicant is no longer in the team
 * (application.contributions.ts).
 */
export enum ApplicationStatus {
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  REJECTED = 'REJECTED',
  LEFT = 'LEFT',
  REMOVED = 'REMOVED',
  /** The owner decides later. */
  WAITLISTED = 'WAITLISTED',
  /** The owner did not decide in time. */
  EXPIRED = 'EXPIRED',
}

/** The states before a final decision (rules.md: Decisions). */
export const UNDECIDED = [ApplicationStatus.PENDING, ApplicationStatus.WAITLISTED] as const;

/** The states in which the applicant may cancel: undecided or in the team. */
export const OPEN = [...UNDECIDED, ApplicationStatus.APPROVED] as const;

/** The states after which a member may apply again to the same notice (rules.md: States). */
export const REPEATABLE = [ApplicationStatus.LEFT, ApplicationStatus.EXPIRED] as const;

/** The decisions on an application (rules.md: Decisions). */
export const DECISIONS = [
  ApplicationStatus.APPROVED,
  ApplicationStatus.REJECTED,
  ApplicationStatus.WAITLISTED,
] as const;

/** The status after a decision. */
export type DecidedStatus = (typeof DECISIONS)[number];

/** The states from which each decision is possible (rules.md: Decisions). */
export const DECIDABLE: Readonly<Record<DecidedStatus, readonly ApplicationStatus[]>> = {
  [ApplicationStatus.APPROVED]: UNDECIDED,
  [ApplicationStatus.REJECTED]: UNDECIDED,
  [ApplicationStatus.WAITLISTED]: [ApplicationStatus.PENDING],
};

/**
 * A member's application to a notice. The constraint `application_once_unique` allows one per
 * member and notice.
 */
@Entity()
export class Application {
  [EntityName]?: 'Application';
  [OptionalProps]?: 'status' | 'createdAt' | 'decidedAt' | 'decideBy' | 'waitlistedAt' | 'message';

  @PrimaryKey({
    type: 'integer',
    autoincrement: false,
    defaultRaw: "nextval('notice_application_id_seq')",
    // Without this, the schema diff would report the shared sequence as a change every time.
    ignoreSchemaChanges: ['type', 'default'],
  })
  id!: number;

  @ManyToOne(() => Notice, { deleteRule: 'cascade' })
  notice!: Rel<Notice>;

  @ManyToOne(() => Member, { deleteRule: 'cascade' })
  applicant!: Rel<Member>;

  /** The role that the member applied for; null for a study. */
  @Enum({ items: () => Role, nullable: true })
  role: Role | null = null;

  @Property({ type: 'text' })
  text!: string;

  @Enum(() => ApplicationStatus)
  status: ApplicationStatus = ApplicationStatus.PENDING;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** The time when the status last changed by a decision or by expiry; null while pending. */
  @Property({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null = null;

  /**
   * The last day in Korea on which the owner decides, `YYYY-MM-DD` (rules.md: Decisions). A trigger
   * writes it.
   */
  @Property({ type: 'date', nullable: true })
  decideBy: string | null = null;

  /** The time when it was put on the waiting list; null if never. */
  @Property({ type: 'timestamptz', nullable: true })
  waitlistedAt: Date | null = null;

  /** The message of the owner with the latest decision. */
  @Property({ type: 'text', nullable: true })
  message: string | null = null;
}

/** The table's columns, for statements. */
export type ApplicationTables = InferClassEntityDB<typeof Application>;
