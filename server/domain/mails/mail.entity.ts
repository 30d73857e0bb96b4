import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { LARGE_ID } from '../../platform/database/large-id';

/** A queued or sent mail, without its text and recipient. It ensures that a mail is sent once. */
@Entity()
export class Mail {
  [EntityName]?: 'Mail';
  [OptionalProps]?: 'createdAt' | 'sentAt';

  @PrimaryKey({ type: LARGE_ID })
  id!: number;

  /** Kind and idempotency key of the mail (mail_key_unique). */
  @Property({ type: 'text' })
  key!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  /** Null until the mail server has accepted the mail. */
  @Property({ type: 'timestamptz', nullable: true })
  sentAt: Date | null = null;
}

/** Column types of the table, for statements. */
export type MailTables = InferClassEntityDB<typeof Mail>;
