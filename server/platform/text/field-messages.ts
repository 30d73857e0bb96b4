import type { Bounds } from '../../../shared/bounds';
import { withJosa } from '../../../shared/korean';
import type { Text } from '../../../shared/language';
import type { TextProblem } from '../../../shared/text';

/**
 * Name of a field. The English one has a determiner, because it stands within a sentence: `your
 * nickname`.
 */
export type Label = Text;

/** Reasons why the value of a field is refused. */
type FieldProblem = TextProblem | 'NOT_TEXT' | 'NOT_IN_BOUNDS';

/** Returns the messages about the value of a field, by problem. */
export function fieldMessages({ ko, en }: Label, { min, max }: Bounds): Record<FieldProblem, Text> {
  const subject = en.charAt(0).toUpperCase() + en.slice(1);
  const [object, topic] = [withJosa(ko, '을/를'), withJosa(ko, '은/는')];
  const most = { ko: max.toLocaleString('ko'), en: max.toLocaleString('en') };
  return {
    CHARACTERS: {
      ko: `${ko}에 쓸 수 없는 문자가 들어 있어요.`,
      en: `${subject} has characters that can’t be used.`,
    },
    EMPTY: { ko: `${object} 입력해 주세요.`, en: `Enter ${en}.` },
    TOO_SHORT: { ko: `${topic} ${min}자 이상이어야 해요.`, en: `${subject} must have at least ${min} characters.` },
    TOO_LONG: { ko: `${topic} ${most.ko}자까지 쓸 수 있어요.`, en: `${subject} can have up to ${most.en} characters.` },
    NOT_TEXT: { ko: `${object} 글자로 입력해 주세요.`, en: `Enter ${en} as text.` },
    NOT_IN_BOUNDS: {
      ko: `${topic} ${min}부터 ${most.ko} 사이의 숫자로 입력해 주세요.`,
      en: `${subject} must be between ${min} and ${most.en}.`,
    },
  };
}
