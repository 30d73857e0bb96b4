import { invalid } from '../../../platform/errors/app-error';
import type { Transaction } from '../../kit/transaction/transaction';
import { ensurePresentOrNextSemester } from '../../profiles/timetable/semester.rules';
import type { Notice } from '../notice.entity';
import type { NoticeFacts } from './notice-facts.entity';

/** Facts of a notice that does not exist yet. */
export const WITHOUT_FACTS = { semester: null, courseName: null };

/**
 * Throws if an edit sets a semester other than the present and the next one, or a course without a
 * semester (rules/notices.md: Facts). An older semester may stay.
 * @param notice the notice before the edit
 * @throws {AppError} VALIDATION_FAILED
 */
export async function ensureSemester(
  tx: Transaction,
  notice: Pick<Notice, 'semester' | 'courseName'>,
  facts: NoticeFacts,
): Promise<void> {
  const { semester = notice.semester, course } = facts;
  const hasCourse = course === undefined ? notice.courseName !== null : course !== null;
  if (hasCourse && semester === null)
    throw invalid({ semester: { ko: '수업을 적으려면 학기도 골라 주세요.', en: 'Choose a semester for the course.' } });
  if (semester === null || semester === notice.semester) return;
  await ensurePresentOrNextSemester(tx, semester);
}
