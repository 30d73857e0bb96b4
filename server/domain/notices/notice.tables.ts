import type { MemberTables } from '../members/member.entity';
import type { NoticeKind } from './notice.entity';

/** A counter table: notices by school ('' for all schools), kind and range of ids (decisions/0006-block-counters.md). */
interface CounterTable {
  school_key: string;
  kind: NoticeKind;
  total: number;
  recruiting: number;
}

/** The tables of notices. Written by hand: single-table inheritance would give a union of classes instead of a table. */
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
    recruiting: boolean;
    verified_only: boolean;
    created_at: Date;
    field: string | null;
    tech_stack: string | null;
    frontend_number: number | null;
    backend_number: number | null;
    designer_number: number | null;
    /** How often the content was changed, from 1; a trigger counts (rules.md: Versions). */
    version: number;
    /** What search looks in; generated (decisions/0010-search-by-bigrams.md). */
    search: string;
  };
  notice_block: CounterTable & { block: number };
  notice_superblock: CounterTable & { superblock: number };
  /** What refers to a notice, as the sum of the notice's rows (decisions/0025-seats-and-counts.md). */
  notice_count: { notice_id: number; slot: number; comments: number; favourites: number; applications: number };
}

const entityColumns: Record<Exclude<keyof NoticeTables['notice'], 'version' | 'search'>, true> = {
  id: true,
  kind: true,
  owner_id: true,
  university: true,
  school_key: true,
  title: true,
  recruit_number: true,
  content: true,
  recruiting: true,
  verified_only: true,
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
