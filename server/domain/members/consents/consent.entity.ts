import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import type { ConsentKind } from '../../../../shared/consents';
import { Member } from '../member.entity';

/**
 * A member's agreement to one version of a text (rules/consents.md). Rows are never changed, so
 * that all agreed versions stay recorded.
 */
@Entity()
export class Consent {
  [EntityName]?: 'Consent';
  [OptionalProps]?: 'agreedAt';

  @PrimaryKey()
  id!: number;

  /** Unique together with the kind and the version (consent_member_version_unique). */
  @ManyToOne(() => Member, { deleteRule: 'cascade' })
  member!: Rel<Member>;

  @Property({ type: 'text' })
  kind!: ConsentKind;

  @Property({ type: 'text' })
  version!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  agreedAt: Date = new Date();
}

/** Column types of the table, for statements. */
export type ConsentTables = InferClassEntityDB<typeof Consent>;
