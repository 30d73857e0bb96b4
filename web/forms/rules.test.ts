import type { FormRule } from 'antd';
import { line, paragraphs, type TextKind } from '../../shared/text';
import { texts } from '../texts';
import { countCodePoints, textRules } from './rules';

type Validator = (rule: object, value: unknown) => Promise<void>;

/** Returns the message of a text field for a value, or undefined if it is valid. */
async function messageFor(value: unknown, min: number, kind?: TextKind): Promise<string | undefined> {
  const [rule] = textRules('제목', { min, max: 5 }, kind) as [FormRule & { validator: Validator }];
  return rule.validator({}, value).then(
    () => undefined,
    (error: unknown) => (error as Error).message,
  );
}

it.each<[value: unknown, min: number, kind: TextKind | undefined, message: string | undefined]>([
  [undefined, 0, line, undefined],
  [undefined, 1, line, texts.input.required('제목')],
  [' \u200b\u3000', 1, line, texts.input.required('제목')],
  ['가', 2, line, texts.input.tooShort('제목', 2)],
  ['가\u200b나  다\n라', 1, line, texts.input.tooLong('제목', 5)],
  ['가\u200b나  다\n', 1, line, undefined],
  ['민\u3164지', 1, line, texts.input.characters('제목')],
  ['민\u3164지', 1, paragraphs, undefined],
  ['민\ufffe지', 1, paragraphs, texts.input.characters('제목')],
  ['😀😀😀😀😀', 1, undefined, undefined],
  ['가\ud800', 1, undefined, texts.input.characters('제목')],
])('a form validates %j (at least %i) in the same way as the server', async (value, min, kind, message) => {
  expect(await messageFor(value, min, kind)).toBe(message);
});

it('the count refers to the text as it will be stored', () => {
  expect(countCodePoints(paragraphs, ' 각'.normalize('NFD') + '\u202e\r\n😀 ')).toBe(3);
});
