import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../members/member.entity';
import { Notice } from '../notices/notice.entity';
import { Role } from '../notices/project.entity';

/** The states of an application. A decision is final (rules.md: States). */
export enum ApplicationStatus {
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  REJECTED = 'REJECTED',
}

/** A member's application to a notice. A member has at most one for each notice (application_once_unique). */
@Entity()
export class Application {
  [EntityName]?: 'Application';
  [OptionalProps]?: 'status' | 'createdAt' | 'decidedAt';

  @PrimaryKey({
    type: 'integer',
    autoincrement: false,
    defaultRaw: "nextval('notice_application_id_seq')",
    // The comparison of schemas would report the shared sequence as a change every time.
    ignoreSchemaChanges: ['type', 'default'],
  })
  id!: number;

  @ManyToOne(() => Notice, { deleteRule: 'cascade' })
  notice!: Rel<Notice>;

  @ManyToOne(() => Member, { deleteRule: 'cascade' })
  applicant!: Rel<Member>;

  /** The role that the member applied for; null for a study. */
  @Enum({ items: () => Role, nullable: true })
  role: Role | null = null;

  @Property({ type: 'text' })
  text!: string;

  @Enum(() => ApplicationStatus)
  status: ApplicationStatus = ApplicationStatus.PENDING;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null = null;
}

/** The table's columns, for statements. */
export type ApplicationTables = InferClassEntityDB<typeof Application>;
