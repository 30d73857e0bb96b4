import { AppError, defineErrors, type ErrorCode } from './errors';

describe('an error code of a module', () => {
  it('has its status and its message, unless the error has a more precise one', () => {
    defineErrors({ OUT_OF_PAPER: [409, '종이가 없어요.'] });
    const code = 'OUT_OF_PAPER' as ErrorCode;
    expect(new AppError(code)).toMatchObject({ status: 409, message: '종이가 없어요.' });
    expect(new AppError(code, { message: 'A4 용지가 없어요.' })).toMatchObject({ message: 'A4 용지가 없어요.' });
  });

  it('is defined once and differs from the common codes', () => {
    defineErrors({ OUT_OF_INK: [409, '잉크가 없어요.'] });
    expect(() => defineErrors({ OUT_OF_INK: [409, '잉크가 없어요.'] })).toThrow('OUT_OF_INK is defined twice');
    expect(() => defineErrors({ NOT_FOUND: [404, '없어요.'] })).toThrow('NOT_FOUND is defined twice');
  });

  it('cannot be thrown before its module is loaded', () => {
    expect(() => new AppError('ALREADY_APPLIED')).toThrow('its module is not loaded');
  });
});

it('does not compile if no module defines it', () => {
  // @ts-expect-error: the union of codes contains only codes that `defineErrors` defined
  expect(() => new AppError('NO_SUCH_CODE')).toThrow('NO_SUCH_CODE');
});
