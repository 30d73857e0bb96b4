import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';

/** Roles that members are appointed to. */
export enum AppointedRole {
  MODERATOR = 'MODERATOR',
  OPERATOR = 'OPERATOR',
}

/**
 * A log entry about the start or the end of a role. The database forbids updates and deletions. It
 * stores plain ids without foreign keys, because entries outlive the members.
 */
@Entity()
export class Appointment {
  [EntityName]?: 'Appointment';
  [OptionalProps]?: 'createdAt';

  @PrimaryKey()
  id!: number;

  @Property({ type: 'integer' })
  memberId!: number;

  @Enum(() => AppointedRole)
  role!: AppointedRole;

  /** School of a moderator; null for an operator. */
  @Property({ type: 'text', nullable: true })
  schoolKey: string | null = null;

  /** True for the start of the role, false for its end. */
  @Property({ type: 'boolean' })
  appointed!: boolean;

  /**
   * The operator, or the member whose move to another school ended the role. Null for a command of
   * the server.
   */
  @Property({ type: 'integer', nullable: true })
  actorId: number | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/** Column types of the table, for statements. */
export type AppointmentTables = InferClassEntityDB<typeof Appointment>;
