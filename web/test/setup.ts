import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A page of many forms takes more than the default second to render on a machine whose cores run
// other tests.
configure({ asyncUtilTimeout: 10_000 });
