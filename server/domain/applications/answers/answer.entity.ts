import { EntityName, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Application } from '../application.entity';

/** An applicant's answer to a question of the notice (rules/questions.md). */
@Entity()
export class ApplicationAnswer {
  [EntityName]?: 'ApplicationAnswer';
  [PrimaryKeyProp]?: ['application', 'position'];

  @ManyToOne(() => Application, { primary: true, deleteRule: 'cascade' })
  application!: Rel<Application>;

  /** Place of the question, from 1. */
  @PrimaryKey({ type: 'integer' })
  position!: number;

  /** Text of the question when it was answered. It stays when the notice changes. */
  @Property({ type: 'text' })
  question!: string;

  @Property({ type: 'text' })
  text!: string;
}

/** Columns of the table, for statements. */
export type AnswerTables = InferClassEntityDB<typeof ApplicationAnswer>;
