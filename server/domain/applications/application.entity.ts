import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../members/member.entity';
import type { SharedProfile } from '../profiles/shared-profile.entity';
import { Notice } from '../notices/notice.entity';
import { Role } from '../profiles/role.entity';

/**
 * States of an application (rules/applications.md: States, rules/decisions.md). LEFT and REMOVED
 * are never stored. They are shown for an approved application if its applicant is no longer in the
 * team (application.sql.ts).
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

/** Statuses before a final decision (rules/decisions.md). */
export const NOT_FINAL = [ApplicationStatus.PENDING, ApplicationStatus.WAITLISTED] as const;

/** Statuses in which the applicant may cancel: without a final decision, or in the team. */
export const CANCELLABLE = [...NOT_FINAL, ApplicationStatus.APPROVED] as const;

/**
 * States after which a member may apply again to the same notice (rules/applications.md: States).
 */
export const REPEATABLE = [ApplicationStatus.LEFT, ApplicationStatus.EXPIRED] as const;

/** The decisions on an application (rules/decisions.md). */
export const DECISIONS = [
  ApplicationStatus.APPROVED,
  ApplicationStatus.REJECTED,
  ApplicationStatus.WAITLISTED,
] as const;

/** Status after a decision. */
export type DecisionStatus = (typeof DECISIONS)[number];

/** Allowed previous states of each decision (rules/decisions.md). */
export const DECIDABLE: Readonly<Record<DecisionStatus, readonly ApplicationStatus[]>> = {
  [ApplicationStatus.APPROVED]: NOT_FINAL,
  [ApplicationStatus.REJECTED]: NOT_FINAL,
  [ApplicationStatus.WAITLISTED]: [ApplicationStatus.PENDING],
};

/**
 * A member's application to a notice. The constraint `application_once_unique` allows one per
 * member and notice.
 */
@Entity()
export class Application {
  [EntityName]?: 'Application';
  [OptionalProps]?:
    'status' | 'createdAt' | 'decidedAt' | 'decideBy' | 'waitlistedAt' | 'message' | 'profile' | 'offered';

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

  /** Role that the member applied for; null for a study. */
  @Enum({ items: () => Role, nullable: true })
  role: Role | null = null;

  @Property({ type: 'text' })
  text!: string;

  @Enum(() => ApplicationStatus)
  status: ApplicationStatus = ApplicationStatus.PENDING;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** Time when the status last changed by a decision or by expiry; null while pending. */
  @Property({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null = null;

  /**
   * Last day in Korea on which the owner decides, `YYYY-MM-DD` (rules/decisions.md). A trigger
   * writes it.
   */
  @Property({ type: 'date', nullable: true })
  decideBy: string | null = null;

  /** Time when it was put on the waiting list; null if never. */
  @Property({ type: 'timestamptz', nullable: true })
  waitlistedAt: Date | null = null;

  /** Message of the owner with the latest decision. */
  @Property({ type: 'text', nullable: true })
  message: string | null = null;

  /** Copy of the team profile that the applicant sent with it; null without one. */
  @Property({ type: 'jsonb', nullable: true })
  profile: SharedProfile | null = null;

  /** True if it answers an offer of the owner. */
  @Property({ type: 'boolean', default: false })
  offered = false;
}

type Inferred = InferClassEntityDB<typeof Application>;

/** Columns of the table, for statements. */
export interface ApplicationTables {
  application: Inferred['application'] & { profile: SharedProfile | null };
}
