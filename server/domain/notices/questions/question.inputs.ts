import { z } from 'zod';
import { BOUNDS } from '../../../../shared/bounds';
import { bilingual } from '../../../platform/text/bilingual';
import { lineText } from '../../../platform/text/validation';

/** Rule of the questions of a notice (rules/questions.md). */
export const QUESTIONS_RULE = z
  .array(lineText({ ko: '질문', en: 'the question' }, BOUNDS.question), {
    error: bilingual({ ko: '질문은 목록으로 보내 주세요.', en: 'Send the questions as a list.' }),
  })
  .max(BOUNDS.questionCount.max, {
    error: bilingual({
      ko: `질문은 ${BOUNDS.questionCount.max}개까지 쓸 수 있어요.`,
      en: `You can ask up to ${BOUNDS.questionCount.max} questions.`,
    }),
  })
  .refine((questions) => new Set(questions).size === questions.length, {
    error: bilingual({ ko: '같은 질문은 한 번만 쓸 수 있어요.', en: 'You can ask each question only once.' }),
  })
  .nullish();
