import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import type { ConsentKind } from '../../../shared/consents';
import { Member } from './member.entity';

/**
 * That a member agreed to one version of something (rules.md: Consents). Rows are only added, so
 * that all versions stay known.
 */
@Entity()
export class Consent {
  [EntityName]?: 'Consent';
  [OptionalProps]?: 'agreedAt';

  @PrimaryKey()
  id!: number;

  /** With the kind and the version, it is unique (consent_member_version_unique). */
  @ManyToOne(() => Member, { deleteRule: 'cascade' })
  member!: Rel<Member>;

  @Property({ type: 'text' })
  kind!: ConsentKind;

  @Property({ type: 'text' })
  version!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  agreedAt: Date = new Date();
}

/** The table's columns, for statements. */
export type ConsentTables = InferClassEntityDB<typeof Consent>;
