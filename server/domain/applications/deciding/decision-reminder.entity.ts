import { EntityName, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Notice } from '../../notices/notice.entity';

/** Times at which an owner is reminded of applications to decide (rules/decisions.md). */
export enum DecisionReminderKind {
  DAY_BEFORE = 'DAY_BEFORE',
  LAST_DAY = 'LAST_DAY',
}

/** A reminder of applications to decide by a day. The row prevents a second reminder. */
@Entity()
export class DecisionReminder {
  [EntityName]?: 'DecisionReminder';
  [PrimaryKeyProp]?: ['notice', 'kind', 'decideBy'];

  @ManyToOne(() => Notice, { primary: true, deleteRule: 'cascade' })
  notice!: Rel<Notice>;

  @Enum({ items: () => DecisionReminderKind, primary: true })
  kind!: DecisionReminderKind;

  @PrimaryKey({ type: 'date' })
  decideBy!: string;
}

/** Columns of the table, for statements. */
export type DecisionReminderTables = InferClassEntityDB<typeof DecisionReminder>;
