import type { MemberTables } from '../members/member.entity';
import type { CloseReason, NoticeKind, TeamState } from './notice.entity';

/**
 * The tables of notices. They are written by hand, because MikroORM would infer a union of classes
 * from single-table inheritance.
 */
export interface NoticeTables {
  notice: {
    id: number;
    kind: NoticeKind;
    owner_id: number;
    university: string;
    school_key: string;
    title: string;
    recruit_number: number;
    content: string;
    /**
     * False once it is closed. An open notice recruits only until its deadline
     * (notice-deadline.columns.ts).
     */
    recruiting: boolean;
    /** `YYYY-MM-DD`. */
    deadline: string | null;
    close_reason: CloseReason | null;
    /** The time when it was closed. A trigger writes it. */
    closed_at: Date | null;
    /**
     * The time when the owner last posted, reopened or confirmed the notice, or changed its
     * deadline. A trigger writes it.
     */
    confirmed_at: Date;
    decide_within_days: number;
    team_state: TeamState;
    verified_only: boolean;
    hidden: boolean;
    /**
     * The time since which the present owner has been in the team. Null if the owner posted the
     * notice.
     */
    owner_since: Date | null;
    created_at: Date;
    field: string | null;
    tech_stack: string | null;
    frontend_number: number | null;
    backend_number: number | null;
    designer_number: number | null;
    /**
     * The version of the content, from 1. A trigger increases it with each change (rules.md:
     * Versions).
     */
    version: number;
    /** The search document. A trigger writes it (decisions/0010-search-by-bigrams.md). */
    search: string;
  };
  /**
   * The counters of visible notices of a school and kind. The count is the sum of the rows
   * (decisions/0006-paging-by-number.md).
   */
  notice_total: { school_key: string; kind: NoticeKind; slot: number; total: number; recruiting: number };
  /**
   * The counters of comments, favourites and applications of a notice. The count is the sum of the
   * rows (decisions/0025-seats-and-counts.md).
   */
  notice_count: { notice_id: number; slot: number; comments: number; favourites: number; applications: number };
}

/** The columns that triggers write and the entity omits. */
export type ComputedColumn = 'version' | 'search' | 'confirmed_at';

const entityColumns: Record<Exclude<keyof NoticeTables['notice'], ComputedColumn>, true> = {
  id: true,
  kind: true,
  owner_id: true,
  university: true,
  school_key: true,
  title: true,
  recruit_number: true,
  content: true,
  recruiting: true,
  deadline: true,
  close_reason: true,
  closed_at: true,
  decide_within_days: true,
  team_state: true,
  verified_only: true,
  hidden: true,
  owner_since: true,
  created_at: true,
  field: true,
  tech_stack: true,
  frontend_number: true,
  backend_number: true,
  designer_number: true,
};

/** The columns of the entity, without the columns that triggers write. */
export const NOTICE_COLUMNS = Object.keys(entityColumns) as (keyof typeof entityColumns)[];

/** The tables of statements about notices. A notice is always read with its owner. */
export type NoticeStatementTables = NoticeTables & MemberTables;
