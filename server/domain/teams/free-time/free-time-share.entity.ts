import { EntityName, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../../members/member.entity';
import { Notice } from '../../notices/notice.entity';

/**
 * The choice of a member to compare their own free hours with those of a team
 * (rules/team-meetings.md). It is effective while the member is in the team.
 */
@Entity()
export class FreeTimeShare {
  [EntityName]?: 'FreeTimeShare';
  [PrimaryKeyProp]?: ['notice', 'member'];

  @ManyToOne(() => Notice, { primary: true, deleteRule: 'cascade' })
  notice!: Rel<Notice>;

  @ManyToOne(() => Member, { primary: true, deleteRule: 'cascade' })
  member!: Rel<Member>;
}

/** Columns of the table, for statements. */
export type FreeTimeShareTables = InferClassEntityDB<typeof FreeTimeShare>;
