import type { Opt } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Notice, NoticeKind, type NoticeContent } from './notice.entity';

/** The roles of a project. */
export enum Role {
  FRONTEND = 'FRONTEND',
  BACKEND = 'BACKEND',
  DESIGNER = 'DESIGNER',
}

/** Where the headcount of a role stands, in a project and in the input that writes it. */
export const HEADCOUNT_FIELDS = {
  [Role.FRONTEND]: 'frontendNumber',
  [Role.BACKEND]: 'backendNumber',
  [Role.DESIGNER]: 'designerNumber',
} as const;

/** What a project is edited by. */
export interface ProjectContent extends NoticeContent {
  field: string;
  techStack: string;
  frontendNumber: number;
  backendNumber: number;
  designerNumber: number;
}

/** A notice that recruits for a project, with a headcount for each role. */
@Entity({ discriminatorValue: NoticeKind.PROJECT })
export class Project extends Notice {
  @Property({ type: 'text' })
  field!: string;

  @Property({ type: 'text' })
  techStack!: string;

  @Property({ type: 'integer' })
  frontendNumber!: number;

  @Property({ type: 'integer' })
  backendNumber!: number;

  @Property({ type: 'integer' })
  designerNumber!: number;

  /** Writes or rewrites the notice. */
  edit(content: ProjectContent): void {
    this.title = content.title;
    this.recruitNumber = content.recruitNumber;
    this.content = content.content;
    this.field = content.field;
    this.techStack = content.techStack;
    this.frontendNumber = content.frontendNumber;
    this.backendNumber = content.backendNumber;
    this.designerNumber = content.designerNumber;
  }

  /** How many the project wants of a role. */
  headcountOf(role: Role): number {
    return this[HEADCOUNT_FIELDS[role]];
  }

  /** Whether the project names headcounts by role at all; if not, `recruitNumber` alone counts (rules.md: States). */
  get countsByRole(): Opt<boolean> {
    return this.frontendNumber + this.backendNumber + this.designerNumber > 0;
  }

  protected override closedAlready(): string {
    return '이미 마감된 프로젝트예요.';
  }
}
