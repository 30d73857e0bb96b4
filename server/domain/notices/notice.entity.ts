import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { AppError } from '../../platform/errors';
import { Member } from '../members/member.entity';

/** The two kinds of notices. */
export enum NoticeKind {
  PROJECT = 'PROJECT',
  STUDY = 'STUDY',
}

/** The content that both kinds of notices have. */
export interface NoticeContent {
  title: string;
  recruitNumber: number;
  content: string;
  /** Whether only members who verified their school may apply. It stays as it is without this property. */
  verifiedOnly?: boolean | null;
}

/**
 * A notice that recruits members for a team until it is closed, which is final (rules.md: States). Notices and
 * applications share one sequence of ids, so that an id names at most one of them (rest.md: Common to all paths).
 */
@Entity({ discriminatorColumn: 'kind', discriminatorMap: { PROJECT: 'Project', STUDY: 'Study' }, abstract: true })
export abstract class Notice {
  [OptionalProps]?: 'recruiting' | 'verifiedOnly' | 'createdAt';

  @PrimaryKey({
    type: 'integer',
    autoincrement: false,
    defaultRaw: "nextval('notice_application_id_seq')",
    // The comparison of schemas would report the shared sequence as a change every time.
    ignoreSchemaChanges: ['type', 'default'],
  })
  id!: number;

  @Enum(() => NoticeKind)
  kind!: NoticeKind;

  @ManyToOne(() => Member, { deleteRule: 'cascade' })
  owner!: Rel<Member>;

  /** The owner's school when the notice was created (rules.md: Who sees and does what). */
  @Property({ type: 'text' })
  university!: string;

  @Property({ type: 'text' })
  schoolKey!: string;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'integer' })
  recruitNumber!: number;

  @Property({ type: 'text' })
  content!: string;

  @Property({ type: 'boolean' })
  recruiting = true;

  /** Whether only members who verified their school may apply (rules.md: Verified schools). */
  @Property({ type: 'boolean', default: false })
  verifiedOnly = false;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  constructor(owner: Member) {
    this.owner = owner;
    this.university = owner.university;
    this.schoolKey = owner.schoolKey;
  }

  /** Sets the content. */
  edit(content: NoticeContent): void {
    this.title = content.title;
    this.recruitNumber = content.recruitNumber;
    this.content = content.content;
    this.verifiedOnly = content.verifiedOnly ?? this.verifiedOnly;
  }

  /**
   * Ends recruiting for good (rules.md: States).
   * @throws {AppError} ALREADY_CLOSED
   */
  close(): void {
    if (!this.recruiting) throw new AppError('ALREADY_CLOSED', { message: this.alreadyClosedMessage() });
    this.recruiting = false;
  }

  protected abstract alreadyClosedMessage(): string;
}
