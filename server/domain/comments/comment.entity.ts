import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../members/member.entity';
import { Notice } from '../notices/notice.entity';

/**
 * A comment on a notice, or a reply to one. It stays without an author after its author's
 * withdrawal. Deleting a comment deletes its replies.
 */
@Entity()
export class Comment {
  [EntityName]?: 'Comment';
  [OptionalProps]?: 'hidden' | 'parentHidden' | 'createdAt';

  @PrimaryKey()
  id!: number;

  @ManyToOne(() => Notice, { deleteRule: 'cascade' })
  notice!: Rel<Notice>;

  @ManyToOne(() => Member, { deleteRule: 'set null', nullable: true })
  author: Rel<Member> | null = null;

  /** Answered comment, which is not a reply itself. Null if this is not a reply. */
  @ManyToOne(() => Comment, { deleteRule: 'cascade', nullable: true })
  parent: Rel<Comment> | null = null;

  @Property({ type: 'text' })
  text!: string;

  /** True if only its author and moderators see it (rules/moderation.md: Hidden content). */
  @Property({ type: 'boolean', default: false })
  hidden = false;

  /**
   * True if the answered comment is hidden, which hides the reply as well. A trigger maintains it.
   */
  @Property({ type: 'boolean', default: false })
  parentHidden = false;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/** Column types of the table, for statements. */
export type CommentTables = InferClassEntityDB<typeof Comment>;
