import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';

/**
 * That a mail was caused, and whether it was sent, so that each is sent once. It has neither the
 * text nor the recipient.
 */
@Entity()
export class Mail {
  [EntityName]?: 'Mail';
  [OptionalProps]?: 'createdAt' | 'sentAt';

  @PrimaryKey()
  id!: number;

  /** The kind of the mail and what caused it (mail_key_unique). */
  @Property({ type: 'text' })
  key!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** Null until the mail server has accepted it. */
  @Property({ type: 'timestamptz', nullable: true })
  sentAt: Date | null = null;
}

/** The table's columns, for statements. */
export type MailTables = InferClassEntityDB<typeof Mail>;
