import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** True during an attempt of `findBy…` or `waitFor`, which may be repeated. */
function isAttempt(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}

configure({
  // A page of many forms takes more than the default second to render, if other tests use the cores
  // too.
  asyncUtilTimeout: 10_000,
  // Prints the document once at the end of the attempts, which otherwise takes a tenth of the time.
  getElementError: (message, container) => {
    if (!isAttempt()) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});
