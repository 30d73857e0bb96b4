import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../members/member.entity';

/** Reasons why an alert is paused. */
export enum AlertPause {
  /** The member did not open its list for a long time. */
  UNOPENED = 'UNOPENED',
  /** The member moved to another school. */
  MOVED = 'MOVED',
}

/** A list whose new notices are reported to a member (rules/alerts.md). */
@Entity()
export class Alert {
  [EntityName]?: 'Alert';
  [OptionalProps]?: 'paused' | 'openedAt' | 'checkedOn';

  @PrimaryKey()
  id!: number;

  @ManyToOne(() => Member, { deleteRule: 'cascade' })
  member!: Rel<Member>;

  /** Conditions in their normal form (shared/alert-params.ts). Unique for the member. */
  @Property({ type: 'text' })
  params!: string;

  /** Name in the language of its request, made from the conditions as the member wrote them. */
  @Property({ type: 'text' })
  name!: string;

  /** High-water mark: later notices have greater ids, and are new. */
  @Property({ type: 'integer' })
  lastNoticeId!: number;

  /** Null while the alert reports new notices. */
  @Enum({ items: () => AlertPause, nullable: true })
  paused: AlertPause | null = null;

  /** Time when the member last opened its list from a notification, or created or resumed it. */
  @Property({ type: 'timestamptz', defaultRaw: 'clock_now()' })
  openedAt: Date = new Date();

  /** Day in Korea of the last check. The first one is on the day after the creation. */
  @Property({ type: 'date', defaultRaw: "((clock_now() at time zone interval '9 hours')::date)" })
  checkedOn!: string;
}

/** Column types of the table, for statements. */
export type AlertTables = InferClassEntityDB<typeof Alert>;
