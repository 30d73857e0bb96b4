import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Notice } from '../notice.entity';

/** Kinds of reminders (rules/deadlines.md). */
export enum ReminderKind {
  /** To the owner, three days before the last day. */
  OWNER_3_DAYS = 'OWNER_3_DAYS',
  /** To the owner, on the last day. */
  OWNER_LAST_DAY = 'OWNER_LAST_DAY',
  /** To members who favourited the notice, one day before the last day. */
  FAVOURITES_1_DAY = 'FAVOURITES_1_DAY',
  /** To the owner of a notice without a deadline: the question whether it still recruits. */
  STILL_RECRUITING = 'STILL_RECRUITING',
}

/**
 * A reminder that was sent. The row prevents a second one. Another deadline has other reminders,
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

/** Columns of the table, for statements. */
export type ReminderTables = InferClassEntityDB<typeof NoticeReminder>;
