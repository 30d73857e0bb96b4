import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../../members/member.entity';

/**
 * The fact that an owner made an offer to a member. The limits of offers count these rows, which
 * outlive the notice and the offer (rules/offers.md). Triggers write them.
 */
@Entity()
export class SentOffer {
  [EntityName]?: 'SentOffer';
  [OptionalProps]?: 'failedAt';

  /** Not a foreign key, because the row outlives the offer. */
  @PrimaryKey({ autoincrement: false })
  offerId!: number;

  /** The owner of the notice at the time of the offer. */
  @ManyToOne(() => Member, { deleteRule: 'cascade' })
  owner!: Rel<Member>;

  @ManyToOne(() => Member, { deleteRule: 'cascade' })
  member!: Rel<Member>;

  @Property({ type: 'timestamptz' })
  sentAt!: Date;

  /** End of the offer without an application. Null while it is open, and after an application. */
  @Property({ type: 'timestamptz', nullable: true })
  failedAt: Date | null = null;
}

/** Columns of the table, for statements. */
export type SentOfferTables = InferClassEntityDB<typeof SentOffer>;
