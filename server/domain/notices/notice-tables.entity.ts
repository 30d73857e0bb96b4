import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { columnsOfEntities } from '../../platform/database/entity-columns';
import type { MemberTables } from '../members/member.entity';
import { Project } from './kinds/project.entity';
import { Notice, type NoticeKind } from './notice.entity';

type SharedColumns = InferClassEntityDB<typeof Notice>['notice'];
type ProjectColumns = Omit<InferClassEntityDB<typeof Project>['notice'], keyof SharedColumns | 'counts_by_role'>;

/** Columns that triggers write and the entity omits. */
interface ComputedColumns {
  /**
   * Time when the owner last posted, reopened or confirmed the notice, or changed its deadline.
   */
  confirmed_at: Date;
  /** Version of the content, from 1. It increases with each change (rules/versions.md). */
  version: number;
  /** The search document (decision 10). */
  search: string;
  /**
   * Hours of a week in which the team meets: 16 bits for each day from Monday, one for each hour
   * from 8:00. Null without meetings.
   */
  meeting_hours: string | null;
}

/**
 * Columns of the entities. Columns of projects are null in studies. MikroORM infers `open`, the
 * name of the property, so the column `recruiting` is added here.
 */
export type EntityColumns = Omit<SharedColumns, 'open'> & { recruiting: boolean } & {
  [Column in keyof ProjectColumns]: ProjectColumns[Column] | null;
};

/** Tables of notices. */
export interface NoticeTables {
  notice: EntityColumns & ComputedColumns;
  /**
   * The counters of visible notices of a school and kind. The count is the sum of the rows
   * (decision 6).
   */
  notice_total: { school_key: string; kind: NoticeKind; slot: number; total: number; recruiting: number };
  /**
   * The counters of comments, favourites and applications of a notice. The count is the sum of the
   * rows (decision 25).
   */
  notice_count: { notice_id: number; slot: number; comments: number; favourites: number; applications: number };
}

/** Names of the columns of the entities. */
export const NOTICE_COLUMNS = columnsOfEntities(Notice, Project) as (keyof EntityColumns)[];

/** Tables of statements about notices. A notice is always read with its owner. */
export type NoticeStatementTables = NoticeTables & MemberTables;
