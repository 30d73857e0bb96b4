import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Notice } from './notice.entity';

/** What members are reminded of (rules.md: Deadlines). */
export enum ReminderKind {
  /** The owner, three days before the last day. */
  OWNER_3_DAYS = 'OWNER_3_DAYS',
  /** The owner, on the last day. */
  OWNER_LAST_DAY = 'OWNER_LAST_DAY',
  /** Those who favourited the notice, one day before the last day. */
  FAVOURITES_1_DAY = 'FAVOURITES_1_DAY',
  /** The owner of a notice without a deadline, whether it still recruits. */
  STILL_RECRUITING = 'STILL_RECRUITING',
}

/**
 * Says that a reminder was sent, so that each is sent once. Another deadline has other reminders,
 * because they are due at other times.
 */
@Entity()
export class NoticeReminder {
  [EntityName]?: 'NoticeReminder';
  [OptionalProps]?: 'sentAt';
  [PrimaryKeyProp]?: ['notice', 'kind', 'dueAt'];

  @ManyToOne(() => Notice, { primary: true, deleteRule: 'cascade' })
  notice!: Rel<Notice>;

  @Enum({ items: () => ReminderKind, primary: true })
  kind!: ReminderKind;

  @PrimaryKey({ type: 'timestamptz' })
  dueAt!: Date;

  @Property({ type: 'timestamptz', defaultRaw: 'clock_now()' })
  sentAt: Date = new Date();
}

/** The table's columns, for statements. */
export type ReminderTables = InferClassEntityDB<typeof NoticeReminder>;
