import type { Opt } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Notice, NoticeKind, type NoticeContent } from '../notice.entity';
import { Role } from '../../profiles/role.entity';

/** Property with the headcount of each role, in projects and their inputs. */
export const HEADCOUNT_FIELDS = {
  [Role.FRONTEND]: 'frontendNumber',
  [Role.BACKEND]: 'backendNumber',
  [Role.DESIGNER]: 'designerNumber',
} as const;

/** Number of members that a project recruits for each role. */
export type Headcounts = Record<(typeof HEADCOUNT_FIELDS)[Role], number>;

/** Returns the sum of the headcounts. */
export function sumOfHeadcounts({ frontendNumber, backendNumber, designerNumber }: Headcounts): number {
  return frontendNumber + backendNumber + designerNumber;
}

/** Content of a project. */
export interface ProjectContent extends NoticeContent, Headcounts {
  field: string;
  techStack: string;
}

/** A notice that recruits members for a project, with a headcount for each role. */
@Entity({ discriminatorValue: NoticeKind.PROJECT })
export class Project extends Notice {
  @Property({ type: 'text' })
  field!: string;

  declare techStack: string;

  @Property({ type: 'integer' })
  frontendNumber!: number;

  @Property({ type: 'integer' })
  backendNumber!: number;

  @Property({ type: 'integer' })
  designerNumber!: number;

  override edit(content: ProjectContent): void {
    super.edit(content);
    this.field = content.field;
    this.setTechStack(content.techStack);
    this.frontendNumber = content.frontendNumber;
    this.backendNumber = content.backendNumber;
    this.designerNumber = content.designerNumber;
  }

  /** Returns the number of members that the project recruits for a role. */
  headcountOf(role: Role): number {
    return this[HEADCOUNT_FIELDS[role]];
  }

  /**
   * True if a role has a headcount. Otherwise `recruitNumber` limits all roles together
   * (rules/notices.md: Seats).
   */
  get countsByRole(): Opt<boolean> {
    return sumOfHeadcounts(this) > 0;
  }
}
