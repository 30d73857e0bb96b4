import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';

/**
 * An entry about the operator of a school and its texts, which applies until the next entry of the
 * school. Empty values are the default. The database forbids updates and deletions.
 */
@Entity()
export class SchoolOperator {
  [EntityName]?: 'SchoolOperator';
  [OptionalProps]?: 'createdAt';

  @PrimaryKey()
  id!: number;

  @Property({ type: 'text' })
  schoolKey!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  contact!: string;

  /** Additional text of the school in the terms, as Markdown. */
  @Property({ type: 'text' })
  termsText!: string;

  /** Additional text of the school in the privacy notice, as Markdown. */
  @Property({ type: 'text' })
  privacyText!: string;

  /** The operator who made the entry. It has no foreign key, because entries outlive members. */
  @Property({ type: 'integer' })
  actorId!: number;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/** Column types of the table, for statements. */
export type SchoolOperatorTables = InferClassEntityDB<typeof SchoolOperator>;
