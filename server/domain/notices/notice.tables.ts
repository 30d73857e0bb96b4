import type { MemberTables } from '../members/member.entity';
import type { CloseReason, NoticeKind, TeamState } from './notice.entity';

/**
 * The tables of notices. Written by hand: single-table inheritance would give a union of classes
 * instead of a table.
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
     * Whether it is not closed. What it recruits until is the deadline as well
     * (notice-deadline.columns.ts).
     */
    recruiting: boolean;
    /** `YYYY-MM-DD`. */
    deadline: string | null;
    close_reason: CloseReason | null;
    /** When it was closed; a trigger writes it. */
    closed_at: Date | null;
    /**
     * When the owner last said that it recruits: by posting, reopening, another deadline or an
     * answer; a trigger writes it.
     */
    confirmed_at: Date;
    decide_within_days: number;
    team_state: TeamState;
    verified_only: boolean;
    hidden: boolean;
    /** Since when the owner has been in the team; null for the one who posted the notice. */
    owner_since: Date | null;
    created_at: Date;
    field: string | null;
    tech_stack: string | null;
    frontend_number: number | null;
    backend_number: number | null;
    designer_number: number | null;
    /** How often the content was changed, from 1; a trigger counts (rules.md: Versions). */
    version: number;
    /**
     * The text that searches look in; a trigger writes it (decisions/0010-search-by-bigrams.md).
     */
    search: string;
  };
  /**
   * The notices of a school and kind that are not hidden, as the sum of their rows
   * (decisions/0006-paging-by-number.md).
   */
  notice_total: { school_key: string; kind: NoticeKind; slot: number; total: number; recruiting: number };
  /**
   * What refers to a notice, as the sum of the notice's rows (decisions/0025-seats-and-counts.md).
   */
  notice_count: { notice_id: number; slot: number; comments: number; favourites: number; applications: number };
}

/** The columns that triggers write and the entity does not have. */
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

/** The columns of the entity. Those that the database computes are not among them. */
export const NOTICE_COLUMNS = Object.keys(entityColumns) as (keyof typeof entityColumns)[];

/** What statements about notices may name: a notice is always read with its owner. */
export type NoticeStatementTables = NoticeTables & MemberTables;
