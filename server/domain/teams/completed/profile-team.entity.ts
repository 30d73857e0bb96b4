import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../../members/member.entity';
import { Notice } from '../../notices/notice.entity';

/**
 * The agreement of a member to show a completed team on the profile (rules/profiles.md: Completed
 * teams). A trigger refuses rows of teams that are not done. It is effective while the member is in
 * the team.
 */
@Entity()
export class ProfileTeam {
  [EntityName]?: 'ProfileTeam';
  [OptionalProps]?: 'createdAt';
  [PrimaryKeyProp]?: ['member', 'notice'];

  @ManyToOne(() => Member, { primary: true, deleteRule: 'cascade' })
  member!: Rel<Member>;

  @ManyToOne(() => Notice, { primary: true, deleteRule: 'cascade' })
  notice!: Rel<Notice>;

  /** Time when the member agreed. */
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/** Columns of the table, for statements. */
export type ProfileTeamTables = InferClassEntityDB<typeof ProfileTeam>;
