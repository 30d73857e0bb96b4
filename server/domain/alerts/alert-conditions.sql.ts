import { toAlertParams, type AlertConditions, readAlertParams } from '../../../shared/alert-params';
import { BOUNDS } from '../../../shared/bounds';
import { toServerFilter } from '../../../shared/notice-filter';
import { tagOf } from '../../../shared/tags';
import { invalid } from '../../platform/errors/app-error';
import { parseInput } from '../../platform/text/validation';
import { NoticeFilter } from '../notices/lists/notice-list.inputs';
import { searchTerms } from '../notices/lists/notice-search.sql';
import { ROLE_NAMES } from '../notices/notice.inputs';

/** Parameters of the statements that read the list of an alert. */
export interface AlertList {
  words: string;
  filters: readonly string[];
  myCourses: boolean;
}

/** Returns the list of an alert for statements. They are those of the query `notices`. */
export function listOf(params: string): AlertList {
  const { kind, filter } = readAlertParams(params);
  const { search: query, ...conditions } = parseInput(NoticeFilter, toServerFilter(filter, kind));
  return { ...searchTerms({ ...conditions, query, page: 0, size: 1 }), myCourses: conditions.myCourses };
}

/** An alert that a member may create. */
export interface NewAlert {
  params: string;
  name: string;
}

/**
 * Parses the conditions of a new alert.
 * @throws {AppError} VALIDATION_FAILED for a text with refused characters, and for conditions whose
 *   normal form is too long
 */
export function parseNewAlert(written: string): NewAlert {
  const { kind, filter } = readAlertParams(written);
  const { search, course } = parseInput(NoticeFilter, toServerFilter(filter, kind));
  const conditions = { kind, filter: { ...filter, query: search ?? '', course: course ?? '' } };
  const params = toAlertParams(conditions);
  if (params.length > BOUNDS.alertParams.max) throw invalid({ params: '조건이 너무 길어요. 검색어를 줄여 주세요.' });
  return { params, name: nameOf(conditions) };
}

const KIND_NAMES = { PROJECT: '프로젝트', STUDY: '스터디' } as const;

/** Returns the Korean name of the conditions: 프로젝트 · 백엔드 · React. */
function nameOf({ kind, filter: { query, role, tag, course, myCourses } }: AlertConditions): string {
  const parts = [
    kind && KIND_NAMES[kind],
    query,
    role && ROLE_NAMES[role],
    tag && (tagOf(tag)?.name ?? tag),
    course,
    myCourses && '내 수업',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : '모든 공고';
}
