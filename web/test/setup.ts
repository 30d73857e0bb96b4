import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A page of many forms takes more than the default second to render, if other tests use the cores
// too.
configure({ asyncUtilTimeout: 10_000 });
