import { toAlertParams, type AlertConditions, parseAlertParams } from '../../../shared/alert-params';
import { BOUNDS } from '../../../shared/bounds';
import type { Language, Text } from '../../../shared/language';
import { toServerFilter } from '../../../shared/notice-filter';
import { tagOf } from '../../../shared/tags';
import { invalid } from '../../platform/errors/app-error';
import { parseInput } from '../../platform/text/validation';
import { NoticeFilter } from '../notices/lists/notice-list.inputs';
import { searchTerms } from '../notices/lists/notice-search.sql';
import { KIND_NAMES, ROLE_NAMES } from '../notices/notice.inputs';

/** Parameters of the statements that read the list of an alert. */
export interface AlertList {
  words: string;
  filters: readonly string[];
  myCourses: boolean;
}

/** Parses the list of an alert. The query `notices` with these conditions has the same notices. */
export function parseAlertList(params: string): AlertList {
  const { kind, filter } = parseAlertParams(params);
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
 * @param language language of its name
 * @throws {AppError} VALIDATION_FAILED for a text with refused characters, and for conditions whose
 *   normal form is too long
 */
export function parseNewAlert(written: string, language: Language): NewAlert {
  const { kind, filter } = parseAlertParams(written);
  const { search, course } = parseInput(NoticeFilter, toServerFilter(filter, kind));
  const conditions = { kind, filter: { ...filter, query: search ?? '', course: course ?? '' } };
  const params = toAlertParams(conditions);
  if (params.length > BOUNDS.alertParams.max)
    throw invalid({
      params: {
        ko: '조건이 너무 길어요. 검색어를 줄여 주세요.',
        en: 'These filters are too long. Shorten the search.',
      },
    });
  return { params, name: nameOf(conditions, language) };
}

const MY_COURSES: Text = { ko: '내 수업', en: 'My courses' };
const ALL_NOTICES: Text = { ko: '모든 공고', en: 'All posts' };

/** Returns the name of the conditions: 프로젝트 · 백엔드 · React, or Project · Backend · React. */
function nameOf({ kind, filter }: AlertConditions, language: Language): string {
  const { query, role, tag, course, myCourses } = filter;
  const parts = [
    kind && KIND_NAMES[kind][language],
    query,
    role && ROLE_NAMES[role][language],
    tag && (tagOf(tag)?.names[language] ?? tag),
    course,
    myCourses && MY_COURSES[language],
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : ALL_NOTICES[language];
}
