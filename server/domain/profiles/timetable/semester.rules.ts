import { semestersFrom } from '../../../../shared/semester';
import { readToday } from '../../../platform/database/statements/today';
import { invalid } from '../../../platform/errors/app-error';
import type { Transaction } from '../../kit/transaction/transaction';

/**
 * Throws unless the semester is the present or the next one (rules/profiles.md: Own courses and
 * free hours, rules/notices.md: Facts).
 * @throws {AppError} VALIDATION_FAILED
 */
export async function ensurePresentOrNextSemester(tx: Transaction, semester: string): Promise<void> {
  if (semestersFrom(await readToday(tx.reads)).includes(semester)) return;
  throw invalid({
    semester: { ko: '학기는 이번 학기나 다음 학기만 고를 수 있어요.', en: 'Choose this semester or the next one.' },
  });
}
