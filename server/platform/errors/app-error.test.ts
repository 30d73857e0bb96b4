import * as Errors from './app-error';

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
      defineErrors({ OUT_OF_PAPER: [409, '종이가 없어요.'] });
      const code = 'OUT_OF_PAPER' as Errors.ErrorCode;
      expect(new AppError(code)).toMatchObject({ status: 409, message: '종이가 없어요.' });
      expect(new AppError(code, { message: 'A4 용지가 없어요.' })).toMatchObject({ message: 'A4 용지가 없어요.' });
    }),
  );

  it(
    'is defined once and differs from the common codes',
    withOwnCodes(({ defineErrors }) => {
      defineErrors({ OUT_OF_INK: [409, '잉크가 없어요.'] });
      expect(() => defineErrors({ OUT_OF_INK: [409, '잉크가 없어요.'] })).toThrow('OUT_OF_INK is defined twice');
      expect(() => defineErrors({ NOT_FOUND: [404, '없어요.'] })).toThrow('NOT_FOUND is defined twice');
    }),
  );

  it(
    'cannot be thrown before its module is loaded',
    withOwnCodes(({ AppError }) => {
      expect(() => new AppError('ALREADY_APPLIED')).toThrow('its module is not loaded');
    }),
  );
});

it('does not compile if no module defines it', () => {
  // @ts-expect-error: the union of codes contains only codes that `defineErrors` defined
  expect(() => new Errors.AppError('NO_SUCH_CODE')).toThrow('NO_SUCH_CODE');
});
