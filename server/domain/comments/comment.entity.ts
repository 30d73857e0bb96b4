import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../members/member.entity';
import { Notice } from '../notices/notice.entity';

/**
 * A comment on a notice, or a reply to one. It remains without an author after its author withdrew.
 * Replies go with the comment that they reply to.
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

  /** The comment that it replies to, which is no reply itself; null for a comment of its own. */
  @ManyToOne(() => Comment, { deleteRule: 'cascade', nullable: true })
  parent: Rel<Comment> | null = null;

  @Property({ type: 'text' })
  text!: string;

  /** Whether only its author and moderators see it (rules.md: Reports and moderation). */
  @Property({ type: 'boolean', default: false })
  hidden = false;

  /**
   * Whether the comment that it replies to is hidden, and so it is as well. A trigger maintains it.
   */
  @Property({ type: 'boolean', default: false })
  parentHidden = false;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}

/** The table's columns, for statements. */
export type CommentTables = InferClassEntityDB<typeof Comment>;
