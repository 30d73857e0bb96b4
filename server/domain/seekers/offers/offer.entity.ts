import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../../members/member.entity';
import { Notice } from '../../notices/notice.entity';
import { Role } from '../../profiles/role.entity';

/** States of an offer (rules/offers.md). */
export enum OfferState {
  OPEN = 'OPEN',
  /** The member applied to the notice. */
  APPLIED = 'APPLIED',
  /** The member declined. */
  DECLINED = 'DECLINED',
  /** The owner withdrew it. */
  WITHDRAWN = 'WITHDRAWN',
  /** It was not answered in time, or became impossible. */
  EXPIRED = 'EXPIRED',
}

/** Days after which an open offer expires. */
export const OFFER_DAYS = 5;

/** Days after its end at which an offer loses its text and leaves all lists. */
export const OFFER_KEPT_DAYS = 90;

/**
 * An offer of an owner to a member who looks for a team. The constraint `offer_once_unique` allows
 * one per notice and member (rules/offers.md).
 */
@Entity()
export class Offer {
  [EntityName]?: 'Offer';
  [OptionalProps]?: 'role' | 'state' | 'createdAt' | 'endedAt';

  @PrimaryKey()
  id!: number;

  @ManyToOne(() => Notice, { deleteRule: 'cascade' })
  notice!: Rel<Notice>;

  @ManyToOne(() => Member, { deleteRule: 'cascade' })
  member!: Rel<Member>;

  /** Role that the owner offers; null for a study. */
  @Enum({ items: () => Role, nullable: true })
  role: Role | null = null;

  /** Empty once it was deleted, 90 days after the end. */
  @Property({ type: 'text' })
  text!: string;

  @Enum({ items: () => OfferState, default: OfferState.OPEN })
  state: OfferState = OfferState.OPEN;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  /** Null while it is open. */
  @Property({ type: 'timestamptz', nullable: true })
  endedAt: Date | null = null;
}

/** Columns of the table, for statements. */
export type OfferTables = InferClassEntityDB<typeof Offer>;
