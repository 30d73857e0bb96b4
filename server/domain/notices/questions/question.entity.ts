import { EntityName, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Notice } from '../notice.entity';

/**
 * A question of an owner to applicants (rules/questions.md). A changed list has new rows, so an id
 * identifies one wording.
 */
@Entity()
export class NoticeQuestion {
  [EntityName]?: 'NoticeQuestion';

  @PrimaryKey()
  id!: number;

  @ManyToOne(() => Notice, { deleteRule: 'cascade' })
  notice!: Rel<Notice>;

  /** Its place in the list, from 1. */
  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'text' })
  text!: string;
}

/** Columns of the table, for statements. */
export type QuestionTables = InferClassEntityDB<typeof NoticeQuestion>;
