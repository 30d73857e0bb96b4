import * as Errors from './app-error';
import type { ErrorDefinition } from './common-errors';

const NO_PAPER = { ko: '종이가 없어요.', en: 'There is no paper.' };
const NO_INK = { ko: '잉크가 없어요.', en: 'There is no ink.' };

/** Runs a test with codes of its own, because other tests share the loaded modules. */
function withOwnCodes(test: (errors: typeof Errors) => void): () => void {
  return () => {
    jest.isolateModules(() => test(jest.requireActual('./app-error')));
  };
}

describe('an error code of a module', () => {
  it(
    'has its status and its message, unless the error has a more precise one',
    withOwnCodes(({ AppError, defineErrors }) => {
      defineErrors({ OUT_OF_PAPER: [409, NO_PAPER] });
      const code = 'OUT_OF_PAPER' as Errors.ErrorCode;
      expect(new AppError(code)).toMatchObject({ status: 409, message: NO_PAPER.ko });
      const text = { ko: 'A4 용지가 없어요.', en: 'There is no A4 paper.' };
      expect(new AppError(code, { message: text })).toMatchObject({ message: text.ko, text });
    }),
  );

  it(
    'has its message in each language, also at its field',
    withOwnCodes(({ AppError, defineErrors, invalid }) => {
      defineErrors({ OUT_OF_PAPER: [409, NO_PAPER, 'paper'] });
      const error = new AppError('OUT_OF_PAPER' as Errors.ErrorCode);
      expect(error.in('ko')).toEqual({ message: NO_PAPER.ko, fields: { paper: NO_PAPER.ko } });
      expect(error.in('en')).toEqual({ message: NO_PAPER.en, fields: { paper: NO_PAPER.en } });
      expect(new AppError('FORBIDDEN').in('en').fields).toBeUndefined();
      const { message, fields } = invalid({ ink: NO_INK, paper: NO_PAPER }).in('en');
      expect([message, fields]).toEqual([NO_INK.en, { ink: NO_INK.en, paper: NO_PAPER.en }]);
    }),
  );

  it(
    'is defined once and differs from the common codes',
    withOwnCodes(({ defineErrors }) => {
      defineErrors({ OUT_OF_INK: [409, NO_INK] });
      expect(() => defineErrors({ OUT_OF_INK: [409, NO_INK] })).toThrow('OUT_OF_INK is defined twice');
      expect(() => defineErrors({ NOT_FOUND: [404, NO_INK] })).toThrow('NOT_FOUND is defined twice');
    }),
  );

  it(
    'cannot be thrown before its module is loaded',
    withOwnCodes(({ AppError }) => {
      expect(() => new AppError('ALREADY_APPLIED')).toThrow('its module is not loaded');
    }),
  );
});

it('does not compile without a message in each language', () => {
  // @ts-expect-error: the English message is missing
  const definition: ErrorDefinition = [409, { ko: NO_INK.ko }];
  expect(definition).toHaveLength(2);
});

it('does not compile if no module defines it', () => {
  // @ts-expect-error: the union of codes contains only codes that `defineErrors` defined
  expect(() => new Errors.AppError('NO_SUCH_CODE')).toThrow('NO_SUCH_CODE');
});
