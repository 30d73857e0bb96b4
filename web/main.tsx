import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import './theme/tokens.css';
import './theme/style.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
