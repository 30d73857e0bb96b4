import { z } from 'zod';
import { BOUNDS } from '../../../../shared/bounds';
import { lineText } from '../../../platform/text/validation';

/** Rule of the questions of a notice (rules.md: Questions). */
export const QUESTIONS_RULE = z
  .array(lineText('질문', BOUNDS.question), { error: '질문은 목록으로 보내 주세요.' })
  .max(BOUNDS.questionCount.max, { error: `질문은 ${BOUNDS.questionCount.max}개까지 쓸 수 있어요.` })
  .refine((questions) => new Set(questions).size === questions.length, {
    error: '같은 질문은 한 번만 쓸 수 있어요.',
  })
  .nullish();
