import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

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

// For its warnings, React stores the stacks of the first 10,000 elements of a second, which takes a
// tenth of the time.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
